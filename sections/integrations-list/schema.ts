import { defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { emptyTextField } from '../empty-text-field.ts';

/** All integrations as cards that visitors can search and filter. */
export const schema = defineType({
  name: 'integrations-list',
  title: 'Integrations',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    emptyTextField({
      description: 'What a visitor reads when no integration matches the search. Empty: the usual sentence.',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Integrations' }) },
});
