import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** Formatted text in one column, for legal pages and the like. */
export const schema = defineType({
  name: 'prose',
  title: 'Text',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(90),
    }),

    defineField({
      name: 'text',
      title: 'Text',
      type: 'rich-text',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Text' }) },
});
