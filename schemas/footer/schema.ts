import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** A line of a footer column. */
export const footerLink = defineType({
  name: 'footer-link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Words',
      type: 'string',
      validation: (rule) => rule.required().max(50),
    }),
    defineField({ name: 'link', title: 'Where it leads', type: 'link' }),
    defineField({ name: 'isExternal', title: 'Open in a new tab', type: 'boolean', initialValue: false }),
    defineField({ name: 'isSoon', title: 'Announced', type: 'boolean', initialValue: false }),
  ],
});

/** The foot of every page. There is one. */
export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  type: 'document',
  fields: [
    defineField({
      name: 'tagline',
      title: 'Line below the logo',
      type: 'string',
      validation: (rule) => rule.max(90),
    }),
    defineField({ name: 'button', title: 'Button', type: 'button' }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'footer-column',
          title: 'Column',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(30),
            }),
            defineField({
              name: 'links',
              title: 'Links',
              type: 'array',
              of: [defineArrayMember({ type: 'footer-link' })],
            }),
          ],
        }),
      ],
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'legalLinks',
      title: 'Legal links',
      type: 'array',
      of: [defineArrayMember({ type: 'footer-link' })],
    }),
    defineField({
      name: 'wordmark',
      title: 'Wordmark',
      description: 'The large name at the very bottom of wide screens.',
      type: 'string',
      validation: (rule) => rule.max(20),
    }),
  ],
  preview: { prepare: () => ({ title: 'Footer' }) },
});
