import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** All open positions, the newest first. */
export const schema = defineType({
  name: 'positions-list',
  title: 'Open positions',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'emptyText',
      title: 'When there is none',
      description: 'A friendly sentence. Empty: "There is no open position at the moment."',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Open positions' }) },
});
