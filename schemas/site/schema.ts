import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { networks } from './networks.ts';

/** What is true of the whole site. There is one. */
export const site = defineType({
  name: 'site',
  title: 'Site settings',
  type: 'document',
  fields: [
    defineField({
      name: 'brandName',
      title: 'Brand',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({ name: 'tagline', title: 'Tagline', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'logo',
      title: 'Logo',
      description: 'A drawing (SVG) that reads well 28 pixels high.',
      type: 'picture',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Networks',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'social-link',
          title: 'Network',
          fields: [
            defineField({
              name: 'icon',
              title: 'Kind',
              type: 'string',
              options: { list: [...networks] },
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'link',
              title: 'Address',
              type: 'url',
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'title',
              title: 'Title',
              description: 'Read out by screen readers.',
              type: 'string',
              validation: (rule) => rule.required(),
            }),
          ],
        }),
      ],
    }),
    defineField({
      name: 'badges',
      title: 'Badges',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'badge',
          title: 'Badge',
          fields: [
            defineField({ name: 'image', title: 'Picture', type: 'picture' }),
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required(),
            }),
          ],
        }),
      ],
    }),
    defineField({ name: 'privacyMailbox', title: 'Mailbox for privacy', type: 'email' }),
    defineField({ name: 'seo', title: 'Search and sharing, where a page has none', type: 'seo' }),
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
