import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { slugField } from '../path/slug-field.ts';
import { checkNames } from './check-names.ts';
import { fieldKinds } from './field-kinds.ts';
import { newsletterName } from './form-action.ts';

/** A form for visitors to fill in, shown by sections. */
export const form = defineType({
  name: 'form',
  title: 'Form',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'For editors: what the form is for.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    slugField({
      title: 'Name in submissions',
      description:
        'What is sent is kept under this name. Changing it separates old submissions from new ones.',
      check: (slug) =>
        slug?.current !== newsletterName ||
        `The form at the foot of every page has the name "${newsletterName}". Choose another.`,
    }),
    defineField({
      name: 'fields',
      title: 'Fields',
      description: 'What visitors fill in, from top to bottom. Drag to reorder.',
      type: 'array',
      of: fieldKinds.map((type) => defineArrayMember({ type })),
      validation: (rule) => rule.required().min(1).max(30).custom(checkNames),
    }),
    defineField({
      name: 'submitLabel',
      title: 'Button',
      description: 'What happens when it is pressed, such as "Book a demo". Empty: "Send".',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'sendingLabel',
      title: 'Button while sending',
      description: 'Empty: "Sending...".',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'successTitle',
      title: 'Thanks: title',
      description: 'Takes the place of the form when it was sent. Empty: "Thank you".',
      type: 'string',
      validation: (rule) => rule.max(70),
    }),
    defineField({
      name: 'successText',
      title: 'Thanks: text',
      description: 'What happens next, and when.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(300),
    }),
    defineField({
      name: 'keepDays',
      title: 'Deleted after so many days',
      description:
        'What was sent longer ago is deleted by itself, with its files. Empty: it stays until somebody deletes it.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(3_650),
    }),
    defineField({
      name: 'tellTo',
      title: 'Mail it to',
      description:
        'Addresses that get a mail with what was sent, as soon as it is. Needs the mail server of the settings (SMTP_URL); empty: it stands in the Studio alone.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().email() })],
      options: { layout: 'tags' },
      validation: (rule) => rule.max(10).unique(),
    }),
    defineField({
      name: 'hubspotFormId',
      title: 'HubSpot form',
      description:
        'With HubSpot set up, what is sent goes to its form of this id, which needs the same field names. Forms with files stay here.',
      type: 'string',
      validation: (rule) => rule.regex(/^[\w-]+$/, { name: 'letters, digits and hyphens' }),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'slug.current' } },
});
