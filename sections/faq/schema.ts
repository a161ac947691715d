import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** Questions that unfold their answers. */
export const schema = defineType({
  name: 'faq',
  title: 'Questions',
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
      name: 'items',
      title: 'Questions',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'question',
          title: 'Question',
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              description: 'As a reader would ask it.',
              type: 'string',
              validation: (rule) => rule.required().max(140),
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
              type: 'rich-text',
              validation: (rule) => rule.required(),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).max(20),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Questions' }) },
});
