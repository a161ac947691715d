import { defineField } from '@sanity/types';

/** The field for the reason of an assumption; no number in a calculator lacks one. */
export const reasonField = defineField({
  name: 'reason',
  title: 'Reason or source',
  description:
    'Visitors read it in the method: where the number comes from, in a sentence. Up to 240 characters.',
  type: 'text',
  rows: 2,
  validation: (rule) => rule.required().max(240),
});
