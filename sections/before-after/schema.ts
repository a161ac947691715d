import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

const side = (name: 'before' | 'after', title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    group: 'content',
    fields: [
      defineField({
        name: 'title',
        title: 'Title',
        description: 'The state in one sentence. Up to 70 characters.',
        type: 'string',
        validation: (rule) => rule.required().max(70),
      }),
      defineField({
        name: 'points',
        title: 'Points',
        description:
          'Two to five, the same things on both sides in the same order. Up to 120 characters each.',
        type: 'array',
        of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(120) })],
        validation: (rule) => rule.required().min(1).max(5),
      }),
    ],
    validation: (rule) => rule.required(),
  });

/**
 * The state before and the state after, side by side, with the steps between them and the number that changed below.
 */
export const schema = defineType({
  name: 'before-after',
  title: 'Before and after',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    side('before', 'Before', 'How it is today, as the reader knows it.'),
    side('after', 'After', 'How it is when the steps are done.'),
    defineField({
      name: 'steps',
      title: 'Steps between',
      description: 'What is done to get there: two to four. May stay empty.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'step-between',
          title: 'Step',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'What is done. Up to 60 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'duration',
              title: 'How long it takes, or when',
              description: 'Such as "Day 1". Up to 24 characters. May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(24),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'duration' } },
        }),
      ],
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      description: 'What somebody measured, such as "65 → 11". Up to 16 characters. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(16),
    }),
    defineField({
      name: 'valueLabel',
      title: 'What the number measures',
      description: 'Up to 120 characters. Only shown with a number.',
      type: 'string',
      group: 'content',
      hidden: ({ parent }) => !parent?.value,
      validation: (rule) => rule.max(120),
    }),
    defineField({
      name: 'source',
      title: 'Who measured it',
      description: 'Such as "Harbor Bank, 2026". Up to 60 characters. Only shown with a number.',
      type: 'string',
      group: 'content',
      hidden: ({ parent }) => !parent?.value,
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'link',
      title: 'Where to read about it',
      description: 'May stay empty.',
      type: 'link',
      group: 'content',
      hidden: ({ parent }) => !parent?.value,
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Before and after' }),
  },
});
