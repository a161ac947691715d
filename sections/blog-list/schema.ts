import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fieldIn } from '#schemas/fields.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** Posts of the blog as cards. */
export const schema = defineType({
  name: 'blog-list',
  title: 'Posts',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'source',
      title: 'Which posts',
      description: 'The newest and those of a category follow the blog by themselves.',
      type: 'string',
      group: 'content',
      initialValue: 'latest',
      options: {
        layout: 'radio',
        list: [
          { title: 'The newest', value: 'latest' },
          { title: 'Of one category', value: 'category' },
          { title: 'Picked by hand', value: 'picked' },
        ],
      },
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Its posts, the newest first.',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'content',
      hidden: ({ parent }) => parent?.source !== 'category',
      validation: (rule) =>
        rule.custom(
          (category, { parent }) => isChosen(parent, 'category', category) || 'Choose the category.',
        ),
    }),
    defineField({
      name: 'posts',
      title: 'Posts',
      description: 'In the order in which they appear.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'post' }] })],
      group: 'content',
      hidden: ({ parent }) => parent?.source !== 'picked',
      validation: (rule) => [
        rule.unique().max(24),
        rule.custom(
          (posts, { parent }) => isChosen(parent, 'picked', posts?.length) || 'Pick at least one post.',
        ),
      ],
    }),
    defineField({
      name: 'limit',
      title: 'How many at most',
      description: 'Three stand as one large beside two small.',
      type: 'number',
      group: 'content',
      initialValue: 3,
      validation: (rule) => rule.integer().min(1).max(24),
    }),
    defineField({
      name: 'button',
      title: 'Button',
      description: 'Such as "All posts". May stay empty.',
      type: 'button',
      group: 'content',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Posts' }) },
});

function isChosen(section: unknown, source: string, value: unknown): boolean {
  return fieldIn(section, 'source') !== source || Boolean(value);
}
