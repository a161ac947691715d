import { defineField, defineType } from '@sanity/types';
import { pageGroups, pageTitleField, seoField } from '#pages/page-fields.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { furtherSections } from '#sections/sections-field.ts';

/** A document with an address of its own, at /template-type/{slug}. */
export const schema = defineType({
  name: 'template-type',
  title: 'Template type',
  type: 'document',
  groups: pageGroups,
  fields: [
    pageTitleField({ description: 'Up to 90 characters.' }),
    slugField({ description: 'The last part of /template-type/….', group: 'content' }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Two sentences at the head of the page, and for search engines.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(240),
    }),
    { ...furtherSections, description: 'What follows the head, from top to bottom. May stay empty.' },
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'slug.current' } },
});
