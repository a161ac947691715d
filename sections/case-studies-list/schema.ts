import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { emptyTextField } from '../empty-text-field.ts';

/** Case studies as cards that visitors can search and filter by industry. */
export const schema = defineType({
  name: 'case-studies-list',
  title: 'Case studies',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'industry',
      title: 'Of one industry',
      description: 'As it is written on the case studies, such as "Banking". Empty: those of all.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'isFilterable',
      title: 'With search and filter',
      description: 'Visitors can search the case studies and narrow them down by industry.',
      type: 'boolean',
      group: 'content',
      initialValue: true,
    }),
    emptyTextField({
      description: 'What a visitor reads when no case study matches the search. Empty: the usual sentence.',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Case studies' }) },
});
