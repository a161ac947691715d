import { defineField } from '@sanity/types';

/** What somebody said, as a text that may stay empty; who demands it adds the rule. */
export const quoteField = defineField({
  name: 'quote',
  title: 'Quote',
  type: 'text',
  rows: 4,
  group: 'content',
  validation: (rule) => rule.max(300),
});
