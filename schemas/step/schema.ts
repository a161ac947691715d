import { defineField } from '@sanity/types';

/** The fields of one step of a sequence. */
export const stepFields = [
  defineField({
    name: 'title',
    title: 'Title',
    description: 'What is done, in a few words. Up to 60 characters.',
    type: 'string',
    validation: (rule) => rule.required().max(60),
  }),
  defineField({
    name: 'text',
    title: 'Text',
    description: 'One or two sentences. Up to 240 characters. May stay empty.',
    type: 'text',
    rows: 3,
    validation: (rule) => rule.max(240),
  }),
];
