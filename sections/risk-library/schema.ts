import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** All risks as cards, to be searched, filtered and sorted. */
export const schema = defineType({
  name: 'risk-library',
  title: 'Risk library',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'emptyText',
      title: 'When nothing is found',
      description: 'What a visitor reads when no risk fits the search. Empty: the usual sentence.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Risk library' }) },
});
