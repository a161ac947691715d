import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { checkPath, proposePath } from '#schemas/path/path-form.ts';
import { insertMenu } from '#sections/insert-menu.ts';
import { kinds } from '#sections/registry.ts';
import { shared } from '#sections/shared-schema.ts';
import { checkAnchors, checkOneMainHeading, checkOneWithAddresses } from './check-page.ts';

/** The longest title of a page that can be published. */
export const longestPageTitle = 70;

const sectionNames = [...Object.keys(kinds), shared.name];

/** A page: a path and the sections that stand there, in their order. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Its name in breadcrumbs and in the browser.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(longestPageTitle),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description: 'Where the page stands: / is the home page, /platform/visibility is below /platform.',
      type: 'slug',
      group: 'content',
      options: { source: 'title', slugify: proposePath },
      validation: (rule) => rule.required().custom(checkPath),
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      description: 'Empty: the usual layout of its place in the site.',
      type: 'string',
      group: 'content',
      options: {
        list: [
          { title: 'Default', value: 'default' },
          { title: 'Article', value: 'article' },
          { title: 'Legal text', value: 'legal' },
        ],
      },
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'What stands on the page, from top to bottom. Drag to reorder.',
      type: 'array',
      group: 'content',
      of: sectionNames.map((type) => defineArrayMember({ type })),
      options: { insertMenu: insertMenu(sectionNames) },
      validation: (rule) => [
        rule.custom(checkOneMainHeading).warning(),
        rule.custom(checkOneWithAddresses),
        rule.custom(checkAnchors),
      ],
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'seo' }),
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
});
