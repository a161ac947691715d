import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types';
import './key-option.ts';
import { iconOptions } from '../icon/options.ts';
import { checkChoices } from './check-names.ts';
import { phoneCountryOptions } from './country-codes.ts';
import { fileKinds, purposes } from './field-kinds.ts';

const preview = {
  select: { title: 'label', name: 'name', required: 'required' },
  prepare: ({ title, name, required }: Record<string, unknown>) => ({
    title: `${title ?? 'Label'}${required ? ' *' : ''}`,
    subtitle: String(name ?? ''),
  }),
};

/** Defines a kind of field: the common fields with the kind's own between the words and the rest. */
function fieldType(name: string, title: string, own: FieldDefinition[]) {
  return defineType({ name, title, type: 'object', fields: [...words, ...own, ...rest], preview });
}

const words = [
  defineField({
    name: 'label',
    title: 'Label',
    description: 'What is asked for, in one to four words.',
    type: 'string',
    validation: (rule) => rule.required().max(120),
  }),
  defineField({
    name: 'name',
    title: 'Name',
    description:
      'Under which the value is kept, such as "company_size": small letters, digits and "_". Use "email" for the address of a visitor.',
    type: 'string',
    validation: (rule) =>
      rule
        .required()
        .regex(/^[a-z][a-z0-9_]*$/, { name: 'small letters, digits and "_"' })
        .max(60),
  }),
];

const rest = [
  defineField({
    name: 'hint',
    title: 'Hint',
    description: 'One line below the label, where it helps.',
    type: 'string',
    validation: (rule) => rule.max(160),
  }),
  defineField({
    name: 'required',
    title: 'Required',
    description: 'Shows a red asterisk. Ask for little: every required field costs visitors.',
    type: 'boolean',
    initialValue: false,
  }),
  defineField({
    name: 'width',
    title: 'Width',
    description: 'Two halves stand side by side where there is room.',
    type: 'string',
    initialValue: 'full',
    options: { layout: 'radio', direction: 'horizontal', list: ['full', 'half'] },
  }),
];

const placeholder = defineField({
  name: 'placeholder',
  title: 'Example',
  description: 'Shown in the empty field. Never the only place for something that matters.',
  type: 'string',
  validation: (rule) => rule.max(80),
});

const country = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: phoneCountryOptions })],
    validation: (rule) => rule.unique(),
  });

const choiceFields = [
  defineField({
    name: 'label',
    title: 'Label',
    description: 'As visitors read it.',
    type: 'string',
    validation: (rule) => rule.required().max(60),
  }),
  defineField({
    name: 'value',
    title: 'Kept as',
    description: 'Empty: as its label.',
    type: 'string',
    // Code finds what visitors sent by this name.
    options: { isKey: true },
    validation: (rule) => rule.max(60),
  }),
];

const choices = (type: 'choice' | 'tile', title: string) =>
  defineField({
    name: 'choices',
    title,
    description: 'What can be chosen, in this order.',
    type: 'array',
    of: [defineArrayMember({ type })],
    validation: (rule) => rule.required().min(1).max(30).custom(checkChoices),
  });

/** The types of all kinds of form fields, and of the choices within them. */
export const formFieldTypes = [
  fieldType('text-field', 'Text', [
    placeholder,
    defineField({
      name: 'purpose',
      title: 'What it is',
      description: 'Lets browsers fill it in. A web address is checked to be one.',
      type: 'string',
      initialValue: 'off',
      options: { list: [...purposes] },
    }),
  ]),
  fieldType('email-field', 'Email', [
    placeholder,
    defineField({
      name: 'isWorkOnly',
      title: 'Work addresses only',
      description: 'Refuses addresses of free providers such as Gmail. Not for job applications.',
      type: 'boolean',
      initialValue: false,
    }),
  ]),
  fieldType('phone-field', 'Phone', [
    defineField({
      name: 'defaultCountry',
      title: 'Country at first',
      description: 'Empty: the United States.',
      type: 'string',
      options: phoneCountryOptions,
    }),
    country('onlyCountries', 'Only these countries', 'Empty: all.'),
    country('excludeCountries', 'Without these countries', 'Empty: none is left out.'),
  ]),
  fieldType('text-area-field', 'Several lines', [placeholder]),
  fieldType('select-field', 'Select', [
    defineField({
      name: 'placeholder',
      title: 'Before anything is chosen',
      description: 'Empty: "Select an option".',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    choices('choice', 'Options'),
  ]),
  fieldType('tiles-field', 'Tiles', [
    choices('tile', 'Tiles'),
    defineField({
      name: 'isMultiple',
      title: 'Any number of them',
      description: 'Off: one of them.',
      type: 'boolean',
      initialValue: false,
    }),
  ]),
  fieldType('consent-field', 'Consent', [
    defineField({
      name: 'linkLabel',
      title: 'Words of the link',
      description: 'Behind the label, such as "Privacy policy".',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'link',
      title: 'Where it leads',
      description: 'The page that says what is agreed to. Opens in a new tab.',
      type: 'link',
    }),
  ]),
  fieldType('file-field', 'File', [
    defineField({
      name: 'fileKinds',
      title: 'Kinds of files',
      description: 'Files are kept where only editors can read them.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...fileKinds] },
      initialValue: ['pdf'],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'mostMegabytes',
      title: 'Maximum size in megabytes',
      description: '1 to 10. Empty: 5.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(10),
    }),
  ]),
  defineType({ name: 'choice', title: 'Option', type: 'object', fields: choiceFields }),
  defineType({
    name: 'tile',
    title: 'Tile',
    type: 'object',
    fields: [
      ...choiceFields,
      defineField({
        name: 'text',
        title: 'Text',
        description: 'A few words below the label.',
        type: 'string',
        validation: (rule) => rule.max(90),
      }),
      defineField({
        name: 'icon',
        title: 'Icon',
        description: 'Drawn above the label.',
        type: 'string',
        options: iconOptions,
      }),
    ],
  }),
];
