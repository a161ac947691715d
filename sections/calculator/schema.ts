import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { presetsField } from './presets-field.ts';
import { quantitiesField } from './quantities-field.ts';
import { reasonField } from './reason-field.ts';

const label = (description: string) =>
  defineField({
    name: 'label',
    title: 'Label',
    description,
    type: 'string',
    validation: (rule) => rule.required().max(48),
  });

const subject = (name: string, title: string, description: string, max: number) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    group: 'content',
    validation: (rule) => rule.max(max),
  });

const minutes = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'Minutes of work that each of them makes in a year, on average.',
    type: 'number',
    validation: (rule) => rule.required().min(0).max(10_000),
  });

/** A calculator whose quantities and assumptions are content. */
export const schema = defineType({
  name: 'calculator',
  title: 'Calculator',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    quantitiesField,
    presetsField,
    defineField({
      name: 'exposures',
      title: 'Exposure',
      description: 'Which share of what is estimated is exposed, and how. The drawing shows the first.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'exposure',
          title: 'Exposure',
          fields: [
            label('Such as "Without an owner". Up to 48 characters.'),
            defineField({
              name: 'percent',
              title: 'Per cent of all',
              description: '0 to 100. The shares may overlap.',
              type: 'number',
              validation: (rule) => rule.required().min(0).max(100),
            }),
            reasonField,
          ],
          preview: { select: { title: 'label', subtitle: 'percent' } },
        }),
      ],
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'tasks',
      title: 'Work',
      description: 'What has to be done for what is estimated, by hand and with the product.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'task',
          title: 'Task',
          fields: [
            label('Such as "Finding the owner". Up to 48 characters.'),
            minutes('minutesByHand', 'Minutes by hand'),
            minutes('minutesWithProduct', 'Minutes with the product'),
            reasonField,
          ],
          preview: { select: { title: 'label', subtitle: 'reason' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    subject(
      'subject',
      'What is estimated',
      'After the number: "About 5,000 …". Empty: "non-human identities".',
      48,
    ),
    subject('subjectShort', 'The same in a word', 'In tables and captions. Empty: "identities".', 24),
    subject('subjectOne', 'One of them', 'After "One …". Empty: "identity".', 24),
    defineField({
      name: 'productLabel',
      title: 'What work by hand is compared with',
      description: 'The words beside its hours. Empty: "With the platform".',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(32),
    }),
    defineField({
      name: 'margin',
      title: 'Margin',
      description:
        'How far off the estimate may be, as a factor: with 1.5, 1,000 becomes a range of 670 to 1,500.',
      type: 'number',
      group: 'content',
      initialValue: 1.5,
      validation: (rule) => rule.required().min(1).max(10),
    }),
    defineField({ ...reasonField, name: 'marginReason', title: 'Reason of the margin', group: 'content' }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Calculator' }) },
});
