import { defineField, defineType } from '@sanity/types';
import { pageGroups, pageTitleField, seoField } from '#pages/page-fields.ts';
import { checkPath, proposePath } from '#schemas/path/path-form.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { anySections } from '#sections/sections-field.ts';
import { drawsTitle } from './layout-of.ts';

/** The longest title of a page that can be published. */
export const maxPageTitle = 70;

/** A page: a path and the sections that stand there, in their order. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  groups: pageGroups,
  fields: [
    pageTitleField({ description: 'Its name in breadcrumbs and in the browser.', max: maxPageTitle }),
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
    anySections({ isTitled: (page) => drawsTitle(page, storedAddress(page) ?? '') }),
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
});
