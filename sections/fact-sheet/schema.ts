import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** Facts in a table, and texts that visitors can copy as they are. */
export const schema = defineType({
  name: 'fact-sheet',
  title: 'Facts and texts to copy',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'facts',
      title: 'Facts',
      description: 'Up to sixteen. What can be checked, not what is claimed.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'fact',
          title: 'Fact',
          fields: [
            defineField({
              name: 'title',
              title: 'What',
              description: 'Such as "Founded". Up to 32 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(32),
            }),
            defineField({
              name: 'text',
              title: 'The fact',
              description: 'Such as "2021, in Lisbon". Up to 160 characters.',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().max(160),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(16),
    }),
    defineField({
      name: 'texts',
      title: 'Texts to copy',
      description:
        'The same in several lengths, each with a button that copies it. Up to four. May stay empty.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'text-to-copy',
          title: 'Text to copy',
          fields: [
            defineField({
              name: 'title',
              title: 'Name',
              description: 'Such as "In one sentence". Up to 40 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'Copied as it stands here. Up to 1200 characters.',
              type: 'text',
              rows: 5,
              validation: (rule) => rule.required().max(1200),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.max(4),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Facts and texts to copy' }),
  },
});
