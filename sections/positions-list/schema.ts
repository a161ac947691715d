import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { emptyTextField } from '../empty-text-field.ts';

/** The open positions, the newest first; optionally, visitors can search and filter them. */
export const schema = defineType({
  name: 'positions-list',
  title: 'Open positions',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'isFilterable',
      title: 'With search and filters',
      description: 'Visitors can search the positions and narrow them down by place, type and team.',
      type: 'boolean',
      group: 'content',
      initialValue: false,
    }),
    defineField({
      name: 'limit',
      title: 'How many at most',
      description: 'The newest stand first. Empty: all of them.',
      type: 'number',
      group: 'content',
      validation: (rule) => rule.integer().min(1).max(100),
    }),
    emptyTextField({
      title: 'When there is none',
      description: 'A friendly sentence. Empty: "There is no open position at the moment."',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Open positions' }) },
});
