import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { newestFirst, pageTitleField, publishedAtField, seoField, seoGroup } from '#pages/page-fields.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { affectedIdentities, riskCategories, severities } from '#schemas/risk/scales.ts';
import { furtherSections } from '#sections/sections-field.ts';

const choicesOf = (list: readonly { title: string; value: string }[]) =>
  list.map((choice) => ({ ...choice }));

/** A risk with how to find it and how to end it, at /nhi-risk-library/{slug}. */
export const schema = defineType({
  name: 'risk',
  title: 'Risk',
  type: 'document',
  groups: [
    { name: 'facts', title: 'Facts', default: true },
    { name: 'text', title: 'Text' },
    { name: 'ways', title: 'Where it leads' },
    seoGroup,
  ],
  fields: [
    pageTitleField({
      description: 'The risk as a short statement, such as "One key is used by several workloads".',
      group: 'facts',
    }),
    slugField({
      description:
        'The last part of /nhi-risk-library/…. When it changes, publishing offers a redirect from the old one.',
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
    publishedAtField({
      title: 'Added to the library',
      description: 'For the order "Newest first".',
      group: 'facts',
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
            defineField({
              name: 'link',
              title: 'Where it stands',
              description: 'The page on which it can be read.',
              type: 'link',
            }),
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
    {
      ...furtherSections,
      group: 'ways',
      description: 'What follows the text, from top to bottom. May stay empty.',
    },
    seoField,
  ],
  orderings: [newestFirst],
  preview: {
    select: { title: 'title', severity: 'severity', category: 'category' },
    prepare: ({ title, severity, category }) => ({
      title,
      subtitle: [severity, category].filter(Boolean).join(', '),
    }),
  },
});
