import { type ConditionalPropertyCallback, defineArrayMember, defineField, defineType } from '@sanity/types';
import { iconOptions } from '../icon/options.ts';
import { soonField } from '../link/soon-field.ts';

const entryFields = [
  defineField({
    name: 'title',
    title: 'Title',
    description: 'One to three words.',
    type: 'string',
    validation: (rule) => rule.required().max(40),
  }),
  defineField({
    name: 'link',
    title: 'Where it leads',
    description:
      'May stay empty for an entry that only opens a submenu, or is announced. In an entry with a submenu, the link stands first in the submenu, as "…: overview".',
    type: 'link',
  }),
  defineField({
    name: 'text',
    title: 'Text below the title',
    description: 'One short line, shown when the entry has "With icon and text".',
    type: 'string',
    validation: (rule) => rule.max(90),
  }),
  defineField({
    name: 'icon',
    title: 'Icon',
    description: 'Shown when the entry has "With icon and text".',
    type: 'string',
    options: iconOptions,
  }),
  soonField,
  defineField({
    name: 'isExternal',
    title: 'Open in a new tab',
    description: 'Addresses of other sites do so by themselves.',
    type: 'boolean',
    initialValue: false,
  }),
  defineField({
    name: 'isMobileOnly',
    title: 'Only in the mobile menu',
    description: 'Left out of the header on wide screens.',
    type: 'boolean',
    initialValue: false,
  }),
  defineField({
    name: 'isDetailed',
    title: 'With icon and text',
    description: 'Shows the entry large, with its icon and its text.',
    type: 'boolean',
    initialValue: false,
  }),
];

const hintFields = [
  defineField({
    name: 'title',
    title: 'Title',
    description: 'The first words, in bold.',
    type: 'string',
    validation: (rule) => rule.max(60),
  }),
  defineField({
    name: 'text',
    title: 'Text',
    description: 'A sentence below the title.',
    type: 'string',
    validation: (rule) => rule.max(120),
  }),
  defineField({
    name: 'link',
    title: 'Where it leads',
    description: 'A page of the site, or an address elsewhere.',
    type: 'link',
  }),
];

/** Hides what stands beside and under a submenu from an entry without one. */
const hasNoSubmenu: ConditionalPropertyCallback = ({ parent }) => !parent?.submenu?.length;

/** An entry of a submenu. */
export const submenuItem = defineType({
  name: 'submenu-item',
  title: 'Entry of a submenu',
  type: 'object',
  fields: entryFields,
  preview: { select: { title: 'title', subtitle: 'text' } },
});

function below(entries: number): string {
  if (entries === 0) return 'A link';
  return entries === 1 ? '1 entry below' : `${entries} entries below`;
}

/** An entry of the top level with its submenu. */
export const menuItem = defineType({
  name: 'menu-item',
  title: 'Entry',
  type: 'object',
  fields: [
    ...entryFields,
    defineField({
      name: 'submenu',
      title: 'Submenu',
      description: 'What unfolds below the entry. Up to ten.',
      type: 'array',
      of: [defineArrayMember({ type: 'submenu-item' })],
      validation: (rule) => rule.max(10),
    }),
    defineField({
      name: 'banner',
      title: 'Banner beside the submenu',
      description: 'One piece of news: a picture, a title and where it leads.',
      type: 'object',
      hidden: hasNoSubmenu,
      options: { collapsible: true, collapsed: true },
      fields: [
        ...hintFields,
        defineField({
          name: 'image',
          title: 'Picture',
          description: 'Shown 304 pixels wide.',
          type: 'picture',
        }),
        defineField({
          name: 'icon',
          title: 'Icon',
          description: 'Where there is no picture.',
          type: 'string',
          options: iconOptions,
        }),
        defineField({
          name: 'isSoon',
          title: 'Announced',
          description: 'Shows "soon" and leads nowhere yet.',
          type: 'boolean',
        }),
      ],
    }),
    defineField({
      name: 'underBanner',
      title: 'Line under the submenu',
      description: 'A last hint over the whole width, such as "See all integrations".',
      type: 'object',
      hidden: hasNoSubmenu,
      options: { collapsible: true, collapsed: true },
      fields: hintFields,
    }),
  ],
  preview: {
    select: { title: 'title', submenu: 'submenu' },
    prepare: ({ title, submenu }) => ({
      title,
      subtitle: below(Object.keys(submenu ?? {}).length),
    }),
  },
});

/** The menu in the header of every page: one document. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'document',
  fields: [
    defineField({
      name: 'items',
      title: 'Entries',
      description: 'In their order from left to right.',
      type: 'array',
      of: [defineArrayMember({ type: 'menu-item' })],
      validation: (rule) => rule.max(8),
    }),
    defineField({
      name: 'button',
      title: 'Button',
      description:
        'The next step, at the end of the header and at the foot of the mobile menu. Empty: no button.',
      type: 'button',
    }),
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
});
