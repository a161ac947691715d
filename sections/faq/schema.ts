import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** Questions that unfold their answers. */
export const schema = defineType({
  name: 'faq',
  title: 'Questions',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'items',
      title: 'Questions',
      description: 'Three to eight, the most asked first.',
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
              description: 'The answer first, the reasons after it.',
              type: 'rich-text',
              validation: (rule) => rule.required().min(1),
            }),
          ],
          preview: { select: { title: 'question' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(20),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Questions' }) },
});
