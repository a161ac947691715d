import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** A band of pictures that runs slowly and stops under the pointer. */
export const schema = defineType({
  name: 'marquee',
  title: 'Running pictures',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Read out by screen readers and shown above the band. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(70),
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      description: 'Up to 24; five to ten make a full band. Each has its own width and proportion.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'slide',
          title: 'Picture',
          fields: [
            defineField({
              name: 'image',
              title: 'Picture',
              description: 'A file, its alternative text and its focal point.',
              type: 'picture',
              validation: (rule) => rule.required().assetRequired(),
            }),
            defineField({
              name: 'width',
              title: 'Width in pixels',
              description: 'From 80 to 1200. Different widths make the band lively.',
              type: 'number',
              initialValue: 360,
              validation: (rule) => rule.integer().min(80).max(1200),
            }),
            defineField({
              name: 'aspectRatio',
              title: 'Proportion',
              description: 'Its width divided by its height: 1 is a square, 1.5 the usual photo.',
              type: 'number',
              initialValue: 1.5,
              validation: (rule) => rule.min(0.3).max(4),
            }),
          ],
          preview: { select: { title: 'image.alt', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(24),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', media: 'pictures.0.image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Running pictures', media }),
  },
});
