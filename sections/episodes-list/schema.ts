import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fieldIn } from '#schemas/fields.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** Episodes of the masterclass as cards that open the player. */
export const schema = defineType({
  name: 'episodes-list',
  title: 'Masterclass episodes',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'source',
      title: 'Which episodes',
      description: 'All of them stand by number, and new ones come by themselves.',
      type: 'string',
      group: 'content',
      initialValue: 'all',
      options: {
        layout: 'radio',
        list: [
          { title: 'All', value: 'all' },
          { title: 'Picked by hand', value: 'picked' },
        ],
      },
    }),
    defineField({
      name: 'episodes',
      title: 'Episodes',
      description: 'In the order in which they appear.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'episode' }] })],
      group: 'content',
      hidden: ({ parent }) => parent?.source !== 'picked',
      validation: (rule) => [
        rule.unique().max(24),
        rule.custom(
          (episodes, { parent }) =>
            fieldIn(parent, 'source') !== 'picked' ||
            Boolean(episodes?.length) ||
            'Pick at least one episode.',
        ),
      ],
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Masterclass episodes' }),
  },
});
