import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { newestFirst, pageGroups, pageTitleField, publishedAtField, seoField } from '#pages/page-fields.ts';
import { measureFields } from '#schemas/measure/schema.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { quoteField } from '#schemas/quote/schema.ts';
import { furtherSections } from '#sections/sections-field.ts';

/** A case study (what a customer changed, and what it took), at /customers/{slug}. */
export const schema = defineType({
  name: 'case-study',
  title: 'Case study',
  type: 'document',
  groups: pageGroups,
  fields: [
    pageTitleField({ description: 'What the customer achieved, as a sentence of up to 90 characters.' }),
    slugField({ description: 'The last part of /customers/….', group: 'content' }),
    defineField({
      name: 'customer',
      title: 'Customer',
      description: 'The name as the customer writes it.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      description:
        'Stands above the title, in one colour and at most 36 pixels high: an SVG, or a PNG with nothing behind the logo. May stay empty.',
      type: 'image',
      options: { accept: 'image/svg+xml,image/png,image/webp' },
      group: 'content',
    }),
    defineField({
      name: 'industry',
      title: 'Industry',
      description:
        'Visitors narrow the list down by it: write it as on the other case studies, such as "Banking".',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Two sentences for the head of the page, its card and search engines.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'numbers',
      title: 'Numbers',
      description: 'Two to four results that the customer has measured.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          name: 'case-study-number',
          title: 'Number',
          type: 'object',
          fields: measureFields,
          preview: { select: { title: 'value', subtitle: 'label' } },
        }),
      ],
      validation: (rule) => rule.max(4),
    }),
    { ...quoteField, description: 'What somebody there says about it, in up to 300 characters.' },
    defineField({
      name: 'speaker',
      title: 'Who says it',
      description: 'Name and role, such as "Edda Brandt, Head of Platform Security".',
      type: 'string',
      group: 'content',
      hidden: ({ document }) => !document?.quote,
      validation: (rule) => rule.max(90),
    }),
    publishedAtField({
      description: 'The newest stand first.',
      isRequired: true,
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'How it was, what was done, and what is different now.',
      type: 'rich-text',
      group: 'content',
    }),
    { ...furtherSections, description: 'What follows the text, from top to bottom. May stay empty.' },
    seoField,
  ],
  orderings: [newestFirst],
  preview: { select: { title: 'title', subtitle: 'customer' } },
});
