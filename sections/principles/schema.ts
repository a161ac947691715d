import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { iconOptions } from '#schemas/icon/options.ts';
import { titleField } from '#schemas/intro/schema.ts';

/** The company's principles as a numbered list of short statements with a summary. */
export const schema = defineType({
  name: 'principles',
  title: 'Principles',
  type: 'object',
  groups: frameGroups,
  fields: [
    titleField,
    defineField({
      name: 'subtitle',
      title: 'Subtitle',
      description: 'One sentence below the title. Up to 160 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'cards',
      title: 'Principles',
      description:
        'One statement each. A <strong> at its beginning becomes the head of the card. Simple HTML such as <strong> and <em> is kept, anything else is taken out.',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2, validation: (rule) => rule.required().max(400) })],
      group: 'content',
      validation: (rule) => rule.max(12),
    }),
    defineField({
      name: 'info',
      title: 'Summary below',
      description: 'What follows from the principles, with two to four points.',
      type: 'object',
      group: 'content',
      options: { collapsible: true },
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: 'Up to 70 characters.',
          type: 'string',
          validation: (rule) => rule.max(70),
        }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'One or two sentences.',
          type: 'text',
          rows: 3,
          validation: (rule) => rule.max(300),
        }),
        defineField({
          name: 'iconsCards',
          title: 'Points',
          description: 'Two to four.',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'object',
              name: 'icon-point',
              title: 'Point',
              fields: [
                defineField({
                  name: 'icon',
                  title: 'Icon',
                  description: 'Drawn before the point.',
                  type: 'string',
                  options: iconOptions,
                }),
                defineField({
                  name: 'title',
                  title: 'Title',
                  description: 'The point in a few words.',
                  type: 'string',
                  validation: (rule) => rule.required().max(50),
                }),
                defineField({
                  name: 'text',
                  title: 'Text',
                  description: 'One or two sentences on it.',
                  type: 'text',
                  rows: 2,
                  validation: (rule) => rule.max(160),
                }),
              ],
              preview: { select: { title: 'title', subtitle: 'text' } },
            }),
          ],
          validation: (rule) => rule.max(8),
        }),
      ],
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Principles' }) },
});
