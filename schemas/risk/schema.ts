import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { slugField } from '../path/slug-field.ts';
import { affectedIdentities, riskCategories, severities } from './scales.ts';

const choicesOf = (list: readonly { title: string; value: string }[]) =>
  list.map((choice) => ({ ...choice }));

/** A risk of non-human identities: how it is found, and how it is ended. */
export const risk = defineType({
  name: 'risk',
  title: 'Risk',
  type: 'document',
  groups: [
    { name: 'facts', title: 'Facts', default: true },
    { name: 'text', title: 'Text' },
    { name: 'ways', title: 'Where it leads' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The risk as a short statement, such as "One key is used by several workloads".',
      type: 'string',
      group: 'facts',
      validation: (rule) => rule.required().max(90),
    }),
    slugField({
      title: 'Name in addresses',
      description: 'Proposed from the title. Its page usually ends with the same words.',
      group: 'facts',
    }),
    defineField({
      name: 'severity',
      title: 'Severity',
      description: 'What it costs where it is met, before anything is done about it.',
      type: 'string',
      group: 'facts',
      options: { list: choicesOf(severities), layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Visitors narrow the library down by it.',
      type: 'string',
      group: 'facts',
      options: { list: choicesOf(riskCategories) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'affected',
      title: 'Whom it concerns',
      description: 'The kinds of identities in which it is met.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      group: 'facts',
      options: { list: choicesOf(affectedIdentities) },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for its card and the head of its page.',
      type: 'text',
      rows: 3,
      group: 'facts',
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'publishedAt',
      title: 'In the library since',
      description: 'For the order "Newest first".',
      type: 'datetime',
      group: 'facts',
      initialValue: () => new Date().toISOString(),
    }),
    defineField({
      name: 'description',
      title: 'What happens',
      description: 'How it comes about, and what an intruder makes of it.',
      type: 'rich-text',
      group: 'text',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'detection',
      title: 'How to find it',
      description: 'Steps that somebody can follow today, with or without a product.',
      type: 'rich-text',
      group: 'text',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'remediation',
      title: 'How to end it',
      description: 'Steps in their order, the one that helps most first.',
      type: 'rich-text',
      group: 'text',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'references',
      title: 'References',
      description: 'Standards and public sources, by their full names.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'risk-reference',
          title: 'Reference',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Name',
              description: 'Publisher and title, such as "RFC 8693, OAuth 2.0 Token Exchange".',
              type: 'string',
              validation: (rule) => rule.required().max(140),
            }),
            defineField({ name: 'link', title: 'Where it stands', type: 'link' }),
          ],
          preview: { select: { title: 'title', subtitle: 'link.href' } },
        }),
      ],
      group: 'ways',
    }),
    defineField({
      name: 'related',
      title: 'Related risks',
      description: 'Up to three that a reader of this one should see next.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'risk' }] })],
      group: 'ways',
      validation: (rule) => rule.unique().max(3),
    }),
    defineField({
      name: 'page',
      title: 'Its page',
      description:
        'The page on which the section "Risk in full" shows it. Cards lead there; without a page they only inform.',
      type: 'reference',
      to: [{ type: 'page' }],
      // The page needs the risk as well: either may be published first.
      weak: true,
      group: 'ways',
    }),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: {
    select: { title: 'title', severity: 'severity', category: 'category' },
    prepare: ({ title, severity, category }) => ({
      title,
      subtitle: [severity, category].filter(Boolean).join(', '),
    }),
  },
});
