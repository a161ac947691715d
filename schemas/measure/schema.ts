import { defineField } from '@sanity/types';

/** The fields of a measured number and of what it counts. */
export const measureFields = [
  defineField({
    name: 'value',
    title: 'Number',
    description: 'With its unit, such as "11 days" or "−64 %".',
    type: 'string',
    validation: (rule) => rule.required().max(16),
  }),
  defineField({
    name: 'label',
    title: 'What it counts',
    description: 'Such as "from finding a key to its end".',
    type: 'string',
    validation: (rule) => rule.required().max(80),
  }),
];
