import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { officeMember } from '../office/schema.ts';
import { networks } from './networks.ts';
import { isTimeZone } from './time-zone.ts';

/** The settings of the whole site: one document. */
export const site = defineType({
  name: 'site',
  title: 'Site settings',
  type: 'document',
  fields: [
    defineField({
      name: 'brandName',
      title: 'Brand',
      description: 'The name in the header, in the footer and behind every page title.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      description: 'What the company does, in up to 90 characters.',
      type: 'string',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      description: 'A drawing (SVG) that reads well 28 pixels high.',
      type: 'picture',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Networks',
      description: 'Where else the company can be found. Shown as icons in the footer.',
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
              description: 'Decides which sign is drawn.',
              type: 'string',
              options: { list: [...networks] },
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'link',
              title: 'Address',
              description: 'The whole address, beginning with https://.',
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
          preview: { select: { title: 'title', subtitle: 'link' } },
        }),
      ],
    }),
    defineField({
      name: 'badges',
      title: 'Badges',
      description: 'Attestations and certificates, shown in the footer.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'badge',
          title: 'Badge',
          fields: [
            defineField({
              name: 'image',
              title: 'Picture',
              description: 'A drawing (SVG), shown 48 pixels high.',
              type: 'picture',
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'title',
              title: 'Title',
              description: 'What it attests, read out by screen readers.',
              type: 'string',
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: 'title', media: 'image' } },
        }),
      ],
    }),
    defineField({
      name: 'privacyMailbox',
      title: 'Mailbox for privacy',
      description: 'Where people write who want their data removed. Named in the consent of the newsletter.',
      type: 'email',
    }),
    defineField({
      name: 'offices',
      title: 'Offices',
      description:
        'Told to search engines: the first as the address of the company, and each as the place of open positions in its city.',
      type: 'array',
      of: [officeMember],
    }),
    defineField({
      name: 'applicationForm',
      title: 'Form for applications',
      description: 'Stands at the end of every open position that names no form of its own.',
      type: 'reference',
      to: [{ type: 'form' }],
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      description:
        'The site says days as they are here: the last day to apply for a position, the date of a post. Empty: UTC.',
      type: 'string',
      validation: (rule) =>
        rule.custom(
          (name) =>
            typeof name !== 'string' ||
            isTimeZone(name) ||
            `“${name}” is no time zone. Choose one by its name, such as Europe/Berlin.`,
        ),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing, where a page has none',
      description:
        'The fallback of every page. “Hide from search engines” here hides the whole site, whatever a page says.',
      type: 'seo',
    }),
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
