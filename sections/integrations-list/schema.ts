import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** All integrations as cards, to be searched and filtered. */
export const schema = defineType({
  name: 'integrations-list',
  title: 'Integrations',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'emptyText',
      title: 'When nothing is found',
      description: 'What a visitor reads when no integration fits her search. Empty: the usual sentence.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Integrations' }) },
});
