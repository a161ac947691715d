import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { iconOptions } from '#schemas/icon/options.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** Short points with icons in two to four columns. */
export const schema = defineType({
  name: 'icon-grid',
  title: 'Icon grid',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'columns',
      title: 'Columns on wide screens',
      description: 'On narrow screens the cards stand below each other.',
      type: 'number',
      group: 'content',
      initialValue: 3,
      options: { layout: 'radio', direction: 'horizontal', list: [2, 3, 4] },
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      description: 'Three to eight; a multiple of the columns looks best.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'icon-card',
          title: 'Card',
          fields: [
            defineField({
              name: 'icon',
              title: 'Icon',
              description: 'The same thing keeps its icon on the whole site.',
              type: 'string',
              options: iconOptions,
            }),
            defineField({
              name: 'title',
              title: 'Title',
              description: 'Up to 60 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One or two sentences. Up to 220 characters.',
              type: 'text',
              rows: 3,
              validation: (rule) => rule.max(220),
            }),
            defineField({
              name: 'link',
              title: 'Where it leads',
              description: 'May stay empty.',
              type: 'link',
            }),
            defineField({
              name: 'linkLabel',
              title: 'Words of the link',
              description: 'Such as "How it works".',
              type: 'string',
              validation: (rule) => rule.max(40),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(12),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Icon grid' }) },
});
