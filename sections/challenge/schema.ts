import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { eyebrowField, titleField } from '#schemas/intro/schema.ts';

/** A problem in two columns of text: the situation, and what follows from it. */
export const schema = defineType({
  name: 'challenge',
  title: 'Challenge',
  type: 'object',
  groups: frameGroups,
  fields: [
    eyebrowField,
    titleField,
    defineField({
      name: 'firstColumn',
      title: 'First column',
      description: 'How things are. Two short paragraphs.',
      type: 'rich-text',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'secondColumn',
      title: 'Second column',
      description: 'What follows from it. Empty: the first column stands alone.',
      type: 'rich-text',
      group: 'content',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Challenge' }) },
});
