import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** One thought with a picture beside it. */
export const schema = defineType({
  name: 'feature',
  title: 'Feature',
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

    defineField({ name: 'text', title: 'Text', type: 'rich-text', group: 'content' }),
    defineField({
      name: 'checks',
      title: 'Check list',
      description: 'Short points, up to six.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      group: 'content',
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: '1200 by 900 pixels.',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'pictureSide',
      title: 'Side of the picture',
      type: 'string',
      group: 'content',
      initialValue: 'right',
      options: { layout: 'radio', direction: 'horizontal', list: ['left', 'right'] },
    }),
    defineField({ name: 'button', title: 'Button', type: 'button', group: 'content' }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Feature' }) },
});
