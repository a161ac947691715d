import { defineField, defineType } from '@sanity/types';
import { slugField } from '../path/slug-field.ts';

/** A product that the platform works with. */
export const integration = defineType({
  name: 'integration',
  title: 'Integration',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The name of the product, as its maker writes it.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    slugField({ title: 'Name in addresses', description: 'Proposed from the title.' }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Such as "Cloud", "Vault" or "Code".',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'logoColorful',
      title: 'Logo in colour',
      description: 'Square, on a transparent ground.',
      type: 'picture',
    }),
    defineField({
      name: 'description',
      title: 'What it does',
      description: 'One sentence on what the two do together.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(240),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'logoColorful' } },
});
