import { defineField, defineType } from '@sanity/types';
import { pageGroups, pageTitleField, seoField } from '#pages/page-fields.ts';
import { type Fields, fieldIn } from '#schemas/fields.ts';
import { checkPath, proposePath } from '#schemas/path/path-form.ts';
import { currentOf, storedAddress } from '#schemas/stored-address.ts';
import { anySections } from '#sections/sections-field.ts';
import { pageLayouts } from './default-layouts.ts';
import { drawsTitle } from './layout-of.ts';

/** The longest title with which a page can be published. */
export const maxPageTitle = 70;

/** Whether the layout of a page in the form draws its title. */
const isTitled = (page: Fields = {}): boolean => drawsTitle(page, storedAddress(page) ?? '');

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
      options: {
        source: 'title',
        slugify: (title, _type, { parent }) => proposePath(title, currentOf(fieldIn(parent, 'path')) ?? ''),
      },
      validation: (rule) => rule.required().custom(checkPath),
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      description:
        'How its title and its sections stand. An article and a legal text show the title and their contents themselves. Empty: the usual one for its path.',
      type: 'string',
      group: 'content',
      options: { list: Object.entries(pageLayouts).map(([value, title]) => ({ title, value })) },
    }),
    defineField({
      name: 'revisedAt',
      title: 'Last changed',
      description:
        'The date that readers see. Empty: a legal text shows when it was last published, an article shows none.',
      type: 'date',
      group: 'content',
      hidden: ({ document }) => !isTitled(document),
    }),
    anySections({ isTitled }),
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
});
