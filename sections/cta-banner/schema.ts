import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { animationField } from '#schemas/animation/field.ts';
import { drawingField } from '#schemas/drawing/schema.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** A band with one sentence and the next step. */
export const schema = defineType({
  name: 'cta-banner',
  title: 'Call to action',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'One sentence that asks for the next step. Up to 90 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'A short line below it: what one gets, and how long it takes.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'buttons',
      title: 'Buttons',
      description:
        'The step itself, and at most two quieter ones. A band without a button only states something.',
      type: 'array',
      of: [defineArrayMember({ type: 'button' })],
      group: 'content',
      validation: (rule) => rule.max(3),
    }),
    drawingField(({ parent }) => Boolean(parent?.animation)),
    animationField('Takes the place of the drawing beside the words.'),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Call to action' }) },
});
