import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { iconOptions } from '../icon/options.ts';

const entryFields = [
  defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    validation: (rule) => rule.required().max(40),
  }),
  defineField({
    name: 'link',
    title: 'Where it leads',
    description: 'May stay empty for an entry that only opens a submenu, or is announced.',
    type: 'link',
  }),
  defineField({
    name: 'text',
    title: 'Text below the title',
    description: 'One short line.',
    type: 'string',
    validation: (rule) => rule.max(90),
  }),
  defineField({ name: 'icon', title: 'Icon', type: 'string', options: iconOptions }),
  defineField({
    name: 'isSoon',
    title: 'Announced',
    description: 'Shows "soon" and leads nowhere yet.',
    type: 'boolean',
    initialValue: false,
  }),
  defineField({ name: 'isExternal', title: 'Open in a new tab', type: 'boolean', initialValue: false }),
  defineField({
    name: 'isMobileOnly',
    title: 'Only in the mobile menu',
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

/** An entry of a submenu. */
export const submenuItem = defineType({
  name: 'submenu-item',
  title: 'Entry of a submenu',
  type: 'object',
  fields: entryFields,
  preview: { select: { title: 'title', subtitle: 'text' } },
});

/** An entry of the top level with all that unfolds below it. */
export const menuItem = defineType({
  name: 'menu-item',
  title: 'Entry',
  type: 'object',
  fields: [
    ...entryFields,
    defineField({
      name: 'submenu',
      title: 'Submenu',
      type: 'array',
      of: [defineArrayMember({ type: 'submenu-item' })],
    }),
    defineField({
      name: 'banner',
      title: 'Banner beside the submenu',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({ name: 'title', title: 'Title', type: 'string', validation: (rule) => rule.max(60) }),
        defineField({ name: 'text', title: 'Text', type: 'string', validation: (rule) => rule.max(120) }),
        defineField({ name: 'link', title: 'Where it leads', type: 'link' }),
        defineField({
          name: 'image',
          title: 'Picture',
          description: 'Shown 304 pixels wide.',
          type: 'picture',
        }),
        defineField({ name: 'icon', title: 'Icon', type: 'string', options: iconOptions }),
        defineField({ name: 'isSoon', title: 'Announced', type: 'boolean', initialValue: false }),
      ],
    }),
    defineField({
      name: 'underBanner',
      title: 'Line under the submenu',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({ name: 'title', title: 'Title', type: 'string', validation: (rule) => rule.max(60) }),
        defineField({ name: 'text', title: 'Text', type: 'string', validation: (rule) => rule.max(120) }),
        defineField({ name: 'link', title: 'Where it leads', type: 'link' }),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', submenu: 'submenu' },
    prepare: ({ title, submenu }) => ({ title, subtitle: `${Object.keys(submenu ?? {}).length} entries` }),
  },
});

/** The menu in the header of every page. There is one. */
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
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
});
