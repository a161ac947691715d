import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { animationField } from '#schemas/animation/field.ts';
import { drawingField } from '#schemas/drawing/schema.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { eyebrowField } from '#schemas/intro/schema.ts';

/** The head of a page: what it is about, what to do next, and a picture or an animation. */
export const schema = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  groups: frameGroups,
  fields: [
    eyebrowField,
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The promise of the page. Up to 80 characters; up to 30 stand on two lines.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Who it is for and what changes for them, in one or two sentences.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(300),
    }),
    defineField({
      name: 'buttons',
      title: 'Buttons',
      description: 'At most two; the first is the main one.',
      type: 'array',
      of: [defineArrayMember({ type: 'button' })],
      group: 'content',
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'layout',
      title: 'Arrangement',
      description: 'Centred suits pages that open with words alone.',
      type: 'string',
      group: 'content',
      initialValue: 'split',
      options: {
        layout: 'radio',
        list: [
          { title: 'Words left, picture right', value: 'split' },
          { title: 'Centred', value: 'center' },
        ],
      },
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'Not shown when there is an animation.',
      type: 'picture',
      group: 'content',
    }),
    animationField('Takes the place of the picture.'),
    defineField({
      name: 'estate',
      title: 'Estate',
      description:
        'A drawing that visitors explore, in the place of the animation and the picture. What it shows is edited there.',
      type: 'reference',
      to: [{ type: 'estate' }],
      group: 'content',
    }),
    drawingField(({ parent }) => Boolean(parent?.picture?.asset || parent?.animation || parent?.estate)),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Hero', media }),
  },
});
