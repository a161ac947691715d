import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { stepFields } from '#schemas/step/schema.ts';

/** A form, with what visitors can expect after sending it beside it. */
export const schema = defineType({
  name: 'form-panel',
  title: 'Form',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'form',
      title: 'Form',
      description: 'Which form stands here. Its fields are edited there, for every page that shows it.',
      type: 'reference',
      to: [{ type: 'form' }],
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'pointsTitle',
      title: 'Title of the steps',
      description: 'Such as "What happens next". Up to 60 characters.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'points',
      title: 'Steps',
      description: 'What to expect, in order. They stand beside the form. Up to five.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'step',
          title: 'Step',
          fields: stepFields,
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.max(5),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'Below the steps: other ways to reach you, or what not to send. May stay empty.',
      type: 'rich-text',
      group: 'content',
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', form: 'form.title' },
    prepare: ({ title, form }) => ({ title, subtitle: ['Form', form].filter(Boolean).join(': ') }),
  },
});
