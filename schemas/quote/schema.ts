import { defineField } from '@sanity/types';

/** The field for a quotation; optional, so that a schema which requires it adds that rule. */
export const quoteField = defineField({
  name: 'quote',
  title: 'Quote',
  type: 'text',
  rows: 4,
  group: 'content',
  validation: (rule) => rule.max(300),
});
