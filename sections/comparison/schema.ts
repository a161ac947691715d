import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fieldIn } from '#schemas/fields.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { checkAnswers } from './check-answers.ts';

/** Ways of doing something side by side, with their answers to the same questions. */
export const schema = defineType({
  name: 'comparison',
  title: 'Comparison table',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'columns',
      title: 'What is compared',
      description:
        'Two to five ways of doing it. The first stands next to the questions, so put yours there.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'comparison-column',
          title: 'Column',
          fields: [
            defineField({
              name: 'title',
              title: 'Name',
              description: 'Such as "Our product" or "A spreadsheet". Up to 32 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(32),
            }),
            defineField({
              name: 'text',
              title: 'In a few words',
              description:
                'Below the name: what it is or what it is good at. Up to 60 characters. May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(60),
            }),
            defineField({
              name: 'isOurs',
              title: 'Stands out',
              description: 'Tick it for the way that you offer. One column at most.',
              type: 'boolean',
              initialValue: false,
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => [
        rule.required().min(2).max(5),
        rule.custom(
          (columns) =>
            (columns ?? []).filter((column) => fieldIn(column, 'isOurs')).length < 2 ||
            'Only one column can stand out.',
        ),
      ],
    }),
    defineField({
      name: 'rows',
      title: 'Questions',
      description:
        'What a buyer asks, up to 14. Four to eight are read; ask at least one to which another way has the better answer.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'comparison-row',
          title: 'Question',
          fields: [
            defineField({
              name: 'title',
              title: 'Question',
              description: 'One that can be answered with yes or no. Up to 90 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(90),
            }),
            defineField({
              name: 'cells',
              title: 'Answers',
              description: 'One for each column, in the order of the columns.',
              type: 'array',
              of: [
                defineArrayMember({
                  type: 'object',
                  name: 'comparison-cell',
                  title: 'Answer',
                  fields: [
                    defineField({
                      name: 'answer',
                      title: 'Answer',
                      description: 'Its sign and its word both stand in the table.',
                      type: 'string',
                      initialValue: 'yes',
                      options: {
                        layout: 'radio',
                        direction: 'horizontal',
                        list: [
                          { title: 'Yes', value: 'yes' },
                          { title: 'Partly', value: 'partly' },
                          { title: 'No', value: 'no' },
                        ],
                      },
                      validation: (rule) => rule.required(),
                    }),
                    defineField({
                      name: 'text',
                      title: 'In a few words',
                      description: 'What is behind it: "for one cloud". Up to 80 characters. May stay empty.',
                      type: 'string',
                      validation: (rule) => rule.max(80),
                    }),
                  ],
                  preview: { select: { title: 'answer', subtitle: 'text' } },
                }),
              ],
              validation: (rule) => rule.required().min(2).max(5),
            }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) => [rule.required().min(1).max(14), rule.custom(checkAnswers)],
    }),
    defineField({
      name: 'note',
      title: 'Line below the table',
      description: 'What the answers rest on, and when they were last checked. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(200),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Comparison table' }),
  },
});
