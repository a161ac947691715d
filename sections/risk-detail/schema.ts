import { defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { eyebrowField } from '#schemas/intro/schema.ts';

/** One risk of the library in full. */
export const schema = defineType({
  name: 'risk-detail',
  title: 'Risk in full',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'risk',
      title: 'Risk',
      description:
        'Its title is the main heading of the page, so put it first. Every risk has a page of its own already: this is for another.',
      type: 'reference',
      to: [{ type: 'risk' }],
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    eyebrowField,
    ...frameFields,
  ],
  preview: {
    select: { title: 'risk.title' },
    prepare: ({ title }) => ({ title: title ?? 'No risk yet', subtitle: 'Risk in full' }),
  },
});
