import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** A problem in two columns of text: how it is, and what follows. */
export const schema = defineType({
  name: 'challenge',
  title: 'Challenge',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Small line above',
      description: 'Two or three words that say what this is about. Up to 28 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(28),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Up to 70 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(70),
    }),

    defineField({
      name: 'firstColumn',
      title: 'First column',
      description: 'How things are. Two short paragraphs.',
      type: 'rich-text',
      group: 'content',
    }),
    defineField({
      name: 'secondColumn',
      title: 'Second column',
      description: 'What follows from it.',
      type: 'rich-text',
      group: 'content',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Challenge' }) },
});
