import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { anchorField, frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { checkAnchors } from './check-anchors.ts';

/** Related things of which one is shown at a time. */
export const schema = defineType({
  name: 'tabs',
  title: 'Tabs',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'tabs',
      title: 'Tabs',
      description:
        'Two to six. Visitors see the first, and the others when they choose them: what everybody must read stands elsewhere.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'tab',
          title: 'Tab',
          fields: [
            defineField({
              name: 'label',
              title: 'Words on the tab',
              description: 'One or two words, so that all fit beside each other. Up to 24 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(24),
            }),
            defineField({
              name: 'title',
              title: 'Title',
              description: 'One sentence that makes sense without the tab. Up to 70 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(70),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'Two or three sentences. Up to 320 characters.',
              type: 'text',
              rows: 4,
              validation: (rule) => rule.max(320),
            }),
            defineField({
              name: 'picture',
              title: 'Picture',
              description:
                '1200 by 900 pixels, the same proportion in every tab, so that nothing below moves.',
              type: 'picture',
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
              description: 'Such as "How discovery works". Up to 40 characters.',
              type: 'string',
              validation: (rule) => rule.max(40),
            }),
            defineField({
              ...anchorField,
              description: 'A short name such as "inventory". Links can then open this tab. May stay empty.',
            }),
          ],
          preview: { select: { title: 'label', subtitle: 'title', media: 'picture' } },
        }),
      ],
      validation: (rule) => [rule.required().min(2).max(6), rule.custom(checkAnchors)],
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Tabs' }) },
});
