import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { animationField } from '#schemas/animation/field.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { eyebrowField, titleField } from '#schemas/intro/schema.ts';

/** One thought with a picture beside it. */
export const schema = defineType({
  name: 'feature',
  title: 'Feature',
  type: 'object',
  groups: frameGroups,
  fields: [
    eyebrowField,
    titleField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two short paragraphs.',
      type: 'rich-text',
      group: 'content',
    }),
    defineField({
      name: 'checks',
      title: 'Check list',
      description: 'Short points, up to six.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(90) })],
      group: 'content',
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description:
        '1200 by 900 pixels. Without one, and without an animation, the words stand in two columns.',
      type: 'picture',
      group: 'content',
    }),
    animationField('Takes the place of the picture.'),
    defineField({
      name: 'pictureSide',
      title: 'Side of the picture',
      description: 'Take turns when several features follow each other.',
      type: 'string',
      group: 'content',
      initialValue: 'right',
      options: { layout: 'radio', direction: 'horizontal', list: ['left', 'right'] },
    }),
    defineField({
      name: 'button',
      title: 'Button',
      description: 'Where to read more. May stay empty.',
      type: 'button',
      group: 'content',
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Feature', media }),
  },
});
