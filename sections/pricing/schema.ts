import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fieldIn } from '#schemas/fields.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

/** Prices: up to four plans side by side. */
export const schema = defineType({
  name: 'pricing',
  title: 'Prices and plans',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'plans',
      title: 'Plans',
      description: 'One to four, the smallest first.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'plan',
          title: 'Plan',
          fields: [
            defineField({
              name: 'title',
              title: 'Name',
              description: 'One or two words. Up to 32 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(32),
            }),
            defineField({
              name: 'badge',
              title: 'Label that makes it stand out',
              description:
                'Such as "Recommended". The plan that has one is framed in the accent of the site; one plan at most. Up to 24 characters.',
              type: 'string',
              validation: (rule) => rule.max(24),
            }),
            defineField({
              name: 'text',
              title: 'For whom',
              description: 'One sentence by which a buyer knows that it is for them. Up to 140 characters.',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.max(140),
            }),
            defineField({
              name: 'price',
              title: 'Price',
              description: 'As visitors read it: "€900", "Free", "Talk to us". Up to 20 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(20),
            }),
            defineField({
              name: 'period',
              title: 'For what and how long',
              description: 'Below the price: "a month, billed yearly". Up to 60 characters. May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(60),
            }),
            defineField({
              name: 'button',
              title: 'Button',
              description: 'The next step for whoever wants this plan. May stay empty.',
              type: 'button',
            }),
            defineField({
              name: 'includedLabel',
              title: 'Above the list',
              description: 'Such as "Everything in Team, and". Up to 60 characters. May stay empty.',
              type: 'string',
              validation: (rule) => rule.max(60),
            }),
            defineField({
              name: 'included',
              title: 'What is included',
              description: 'Short points, the most important first. Up to ten.',
              type: 'array',
              of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(90) })],
              validation: (rule) => rule.max(10),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'price' } },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).max(4),
        rule
          .custom(
            (plans) =>
              (plans ?? []).filter((plan) => fieldIn(plan, 'badge')).length < 2 ||
              'Only one plan can stand out.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'note',
      title: 'Small print',
      description: 'What holds for all plans: taxes, how things are counted, terms. Up to 500 characters.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(500),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Prices and plans' }),
  },
});
