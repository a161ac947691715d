import { defineArrayMember, defineField } from '@sanity/types';
import { reasonField } from './reason-field.ts';

const brings = defineField({
  name: 'brings',
  title: 'What each of them brings',
  description: 'Under one kind, written the same way, several quantities are counted together.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'bringing',
      title: 'Part of the estimate',
      fields: [
        defineField({
          name: 'kind',
          title: 'Kind',
          description: 'Such as "Service accounts". Up to 32 characters.',
          type: 'string',
          validation: (rule) => rule.required().max(32),
        }),
        defineField({
          name: 'each',
          title: 'How many each brings',
          description: 'On average; 0.2 is one in five.',
          type: 'number',
          validation: (rule) => rule.required().min(0).max(1_000),
        }),
        reasonField,
      ],
      preview: {
        select: { kind: 'kind', each: 'each', reason: 'reason' },
        prepare: ({ kind, each, reason }) => ({ title: `× ${each} ${kind}`, subtitle: reason }),
      },
    }),
  ],
  validation: (rule) => rule.required().min(1).max(6),
});

/** The field for what visitors count, each quantity with its slider and what it brings along. */
export const quantitiesField = defineField({
  name: 'quantities',
  title: 'What visitors count',
  description: 'One to eight, such as employees or repositories; the best known first.',
  type: 'array',
  group: 'content',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'quantity',
      title: 'Quantity',
      fields: [
        defineField({
          name: 'label',
          title: 'Label',
          description: 'What is counted: "Repositories". Up to 32 characters.',
          type: 'string',
          validation: (rule) => rule.required().max(32),
        }),
        defineField({
          name: 'hint',
          title: 'Hint',
          description: 'What belongs to it, in a line. Up to 80 characters.',
          type: 'string',
          validation: (rule) => rule.max(80),
        }),
        defineField({
          name: 'unit',
          title: 'Unit',
          description: 'The word after a number, for screen readers: "repositories".',
          type: 'string',
          validation: (rule) => rule.max(24),
        }),
        defineField({
          name: 'name',
          title: 'Name in the address',
          description:
            'Such as "repositories" for ?repositories=200. Empty: the label. Shared links break when it changes.',
          type: 'string',
          validation: (rule) =>
            rule.max(24).regex(/^[a-z][a-z0-9-]*$/, { name: 'small letters, digits and hyphens' }),
        }),
        defineField({
          name: 'isPeople',
          title: 'These are people',
          description: 'The drawing compares the estimate with them.',
          type: 'boolean',
          initialValue: false,
        }),
        defineField({
          name: 'scale',
          title: 'Scale of the slider',
          description: 'Logarithmic gives small companies as much room as large ones.',
          type: 'string',
          initialValue: 'log',
          options: {
            layout: 'radio',
            list: [
              { title: 'Logarithmic', value: 'log' },
              { title: 'Linear', value: 'linear' },
            ],
          },
        }),
        defineField({
          name: 'lowest',
          title: 'Lowest',
          description: 'Where the slider begins: 0 to 99.',
          type: 'number',
          initialValue: 0,
          validation: (rule) => rule.required().integer().min(0).max(99),
        }),
        defineField({
          name: 'highest',
          title: 'Highest',
          description: 'Where the slider ends: 100 to a million.',
          type: 'number',
          initialValue: 1_000,
          validation: (rule) => rule.required().integer().min(100).max(1_000_000),
        }),
        defineField({
          name: 'step',
          title: 'Step',
          description: 'The slider stops at multiples of it. Empty: 1.',
          type: 'number',
          validation: (rule) => rule.integer().min(1).max(1_000),
        }),
        defineField({
          name: 'initial',
          title: 'At first',
          description: 'The value that visitors find. Outside the scale, its nearest end is used.',
          type: 'number',
          validation: (rule) => rule.required().integer().min(0).max(1_000_000),
        }),
        brings,
      ],
      preview: {
        select: { title: 'label', lowest: 'lowest', highest: 'highest' },
        prepare: ({ title, lowest, highest }) => ({ title, subtitle: `${lowest} to ${highest}` }),
      },
    }),
  ],
  validation: (rule) => rule.required().min(1).max(8),
});
