import { defineField, defineType } from '@sanity/types';

/** An open position, at /join/{slug}. */
export const position = defineType({
  name: 'position',
  title: 'Open position',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      description: 'The last part of /join/….',
      type: 'slug',
      options: { source: 'title' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'location',
      title: 'Place',
      description: 'A city, "Remote", or both.',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'type',
      title: 'Type',
      type: 'string',
      options: { list: ['Full-time', 'Part-time', 'Contract', 'Internship'] },
    }),
    defineField({ name: 'department', title: 'Team', type: 'string', validation: (rule) => rule.max(60) }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Two sentences at the head of the page.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(300),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Open since',
      type: 'datetime',
      initialValue: () => new Date().toISOString(),
    }),
    defineField({ name: 'body', title: 'Description', type: 'rich-text' }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo' }),
  ],
  preview: { select: { title: 'title', subtitle: 'location' } },
});
