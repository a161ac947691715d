import { defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { emptyTextField } from '../empty-text-field.ts';

/** All risks as cards that visitors can search, filter and sort. */
export const schema = defineType({
  name: 'risk-library',
  title: 'Risk library',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    emptyTextField({
      description: 'What a visitor reads when no risk matches the search. Empty: the usual sentence.',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Risk library' }) },
});
