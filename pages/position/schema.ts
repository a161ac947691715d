import { defineField, defineType } from '@sanity/types';
import { slugField } from '#schemas/path/slug-field.ts';
import { furtherSections } from '#sections/sections-field.ts';

/** An open position, at /join/{slug}. */
export const position = defineType({
  name: 'position',
  title: 'Open position',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The role as people search for it, such as "Site Reliability Engineer".',
      type: 'string',
      validation: (rule) => rule.required().max(90),
    }),
    slugField({ title: 'Address', description: 'The last part of /join/….' }),
    defineField({
      name: 'location',
      title: 'Place',
      description: 'A city, "Remote", or several with "or" between them: visitors can filter by each.',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'type',
      title: 'Type',
      description: 'Shown beside the place.',
      type: 'string',
      options: { list: ['Full-time', 'Part-time', 'Contract', 'Internship'] },
    }),
    defineField({
      name: 'department',
      title: 'Team',
      description: 'Such as "Engineering".',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
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
      description: 'The newest stand first.',
      type: 'datetime',
      initialValue: () => new Date().toISOString(),
    }),
    defineField({
      name: 'body',
      title: 'Description',
      description: 'What the person will do, what we look for, what we offer.',
      type: 'rich-text',
    }),
    defineField({
      name: 'form',
      title: 'Form for applications',
      description: 'Empty: the one of the site settings.',
      type: 'reference',
      to: [{ type: 'form' }],
    }),
    {
      ...furtherSections,
      group: undefined,
      description: 'What follows the description, from top to bottom. May stay empty.',
    },
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo' }),
  ],
  preview: { select: { title: 'title', subtitle: 'location' } },
});
