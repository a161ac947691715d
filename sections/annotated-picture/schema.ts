import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

const share = (name: 'x' | 'y', title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'number',
    initialValue: 50,
    validation: (rule) => rule.required().min(0).max(100),
  });

/** A picture across the whole width with numbered points, and beside it what each point shows. */
export const schema = defineType({
  name: 'annotated-picture',
  title: 'Picture with numbered points',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'picture',
      title: 'Picture',
      description:
        'A screen of the product, at least 1200 pixels wide. Its words must be readable when it is 800 pixels wide; on phones the part around each point is shown large.',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'points',
      title: 'Points',
      description: 'Two to six places on the picture, in the order in which they are read.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'annotation',
          title: 'Point',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'What is to be seen there. Up to 60 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'A sentence or two. Up to 200 characters. May stay empty.',
              type: 'text',
              rows: 3,
              validation: (rule) => rule.max(200),
            }),
            share('x', 'From the left, in percent', '0 is the left edge of the picture, 100 the right one.'),
            share('y', 'From the top, in percent', '0 is the upper edge of the picture, 100 the lower one.'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(6),
    }),
    defineField({
      name: 'pictureSide',
      title: 'Side of the picture',
      description: 'Take turns when a page has two of them.',
      type: 'string',
      group: 'content',
      initialValue: 'left',
      options: { layout: 'radio', direction: 'horizontal', list: ['left', 'right'] },
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Picture with numbered points', media }),
  },
});
