import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { stepFields } from '#schemas/step/schema.ts';

/** A sequence of steps from the first to the last. */
export const schema = defineType({
  name: 'steps',
  title: 'Steps: how it works, in order',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'Two to six, in the order in which they are taken.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'step',
          title: 'Step',
          fields: [
            ...stepFields,
            defineField({
              name: 'duration',
              title: 'How long it takes, or when',
              description: 'Such as "30 minutes" or "Week 2". Up to 24 characters. May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(24),
            }),
            defineField({
              name: 'sign',
              title: 'Sign on the line',
              description:
                'A point for an account or a system, a ring where somebody takes responsibility, amber for the one step at which a key is ended or made.',
              type: 'string',
              initialValue: 'identity',
              options: {
                layout: 'radio',
                list: [
                  { title: 'Point', value: 'identity' },
                  { title: 'Ring', value: 'owner' },
                  { title: 'Amber', value: 'key' },
                ],
              },
            }),
            defineField({
              name: 'link',
              title: 'Where to read more',
              description: 'May stay empty.',
              type: 'link',
            }),
            defineField({
              name: 'linkLabel',
              title: 'Words of the link',
              description: 'Up to 40 characters. Empty: "Read on".',
              type: 'string',
              hidden: ({ parent }) => !parent?.link,
              validation: (rule) => rule.max(40),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'duration' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(6),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Steps: how it works, in order' }),
  },
});
