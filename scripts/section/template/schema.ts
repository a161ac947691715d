import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** A heading with a list of points beside it. */
export const schema = defineType({
  name: 'template-kind',
  title: 'Template kind',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'points',
      title: 'Points',
      description: 'One to six, the most important first.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'point',
          title: 'Point',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A few words. Up to 60 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One or two sentences. May stay empty.',
              type: 'text',
              rows: 3,
              validation: (rule) => rule.max(240),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Template kind' }) },
});
