import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** Posts of the blog as cards. */
export const schema = defineType({
  name: 'blog-list',
  title: 'Posts',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Small line above',
      description: 'Two or three words that say what this is about. Up to 28 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(28),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Up to 70 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(70),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences below the title.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(300),
    }),

    defineField({
      name: 'source',
      title: 'Which posts',
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
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'content',
      hidden: ({ parent }) => parent?.source !== 'category',
    }),
    defineField({
      name: 'posts',
      title: 'Posts',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'post' }] })],
      group: 'content',
      hidden: ({ parent }) => parent?.source !== 'picked',
    }),
    defineField({
      name: 'limit',
      title: 'How many at most',
      type: 'number',
      group: 'content',
      initialValue: 3,
      validation: (rule) => rule.integer().min(1).max(24),
    }),
    defineField({ name: 'button', title: 'Button', type: 'button', group: 'content' }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Posts' }) },
});
