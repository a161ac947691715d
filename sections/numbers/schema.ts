import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { eyebrowField, textField, titleField } from '#schemas/intro/schema.ts';

/** Two to four measured results, each with its source. */
export const schema = defineType({
  name: 'numbers',
  title: 'Numbers: measured results',
  type: 'object',
  groups: frameGroups,
  fields: [
    eyebrowField,
    defineField({
      ...titleField,
      description:
        'Says whose numbers these are, also to somebody who reads nothing else. Up to 70 characters. May stay empty.',
      validation: (rule) => rule.max(70),
    }),
    textField,
    defineField({
      name: 'results',
      title: 'Results',
      description: 'Two to four, the strongest first.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'measured-result',
          title: 'Result',
          fields: [
            defineField({
              name: 'value',
              title: 'Number',
              description: 'As it is to be read: "72 %", "4,100" or "11 days → 40 min". Up to 20 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(20),
            }),
            defineField({
              name: 'unit',
              title: 'Unit',
              description: 'Stands smaller right behind the number, such as "days" or "GB". May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(20),
            }),
            defineField({
              name: 'label',
              title: 'What it measures',
              description:
                'Continues the number: "11 days" and "from a finding to its end". Up to 90 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(90),
            }),
            defineField({
              name: 'source',
              title: 'Where it is from',
              description:
                'Who measured it, and when: "Harrowgate Savings, 2026". A number without it is only a claim.',
              type: 'string',
              validation: (rule) => rule.required().max(90),
            }),
            defineField({
              name: 'link',
              title: 'Where the source can be read',
              description: 'A case study, a report or a post. May stay empty.',
              type: 'link',
            }),
          ],
          preview: {
            select: { value: 'value', unit: 'unit', subtitle: 'label' },
            prepare: ({ value, unit, subtitle }) => ({
              title: [value, unit].filter(Boolean).join(' '),
              subtitle,
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', first: 'results.0.value', second: 'results.1.value' },
    prepare: ({ title, first, second }) => ({
      title: title || [first, second].filter(Boolean).join(', ') || 'Numbers',
      subtitle: 'Numbers: measured results',
    }),
  },
});
