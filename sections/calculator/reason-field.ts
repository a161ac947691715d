import { defineField } from '@sanity/types';

/** Why an assumption is what it is: no number stands in a calculator without its reason. */
export const reasonField = defineField({
  name: 'reason',
  title: 'Reason or source',
  description:
    'Visitors read it in the method: where the number comes from, in a sentence. Up to 240 characters.',
  type: 'text',
  rows: 2,
  validation: (rule) => rule.required().max(240),
});
