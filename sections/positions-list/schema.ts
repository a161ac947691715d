import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** All open positions, the newest first. */
export const schema = defineType({
  name: 'positions-list',
  title: 'Open positions',
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
      name: 'text',
      title: 'Text',
      description: 'One or two sentences below the title.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(300),
    }),

    defineField({
      name: 'emptyText',
      title: 'When there is none',
      description: 'A friendly sentence.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Open positions' }) },
});
