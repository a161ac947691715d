import { defineField } from '@sanity/types';

/** The small line above a title. */
export const eyebrowField = defineField({
  name: 'eyebrow',
  title: 'Small line above',
  description: 'Two or three words that say what this is about. Up to 28 characters.',
  type: 'string',
  group: 'content',
  validation: (rule) => rule.max(28),
});

/** The title of a section. */
export const titleField = defineField({
  name: 'title',
  title: 'Title',
  description: 'Up to 70 characters.',
  type: 'string',
  group: 'content',
  validation: (rule) => rule.required().max(70),
});

/** The sentence or two below a title. */
export const textField = defineField({
  name: 'text',
  title: 'Text',
  description: 'One or two sentences below the title. Up to 300 characters.',
  type: 'text',
  rows: 3,
  group: 'content',
  validation: (rule) => rule.max(300),
});

/** The fields of the introduction of most sections. */
export const introFields = [eyebrowField, titleField, textField];
