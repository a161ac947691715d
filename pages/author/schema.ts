import { defineField, defineType } from '@sanity/types';
import { pageGroups, seoField } from '#pages/page-fields.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { furtherSections } from '#sections/sections-field.ts';

/** A person who writes or teaches, at /blog/authors/{slug}. */
export const schema = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  groups: pageGroups,
  fields: [
    defineField({
      name: 'firstName',
      title: 'First name',
      description: 'As it appears on cards.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'lastName',
      title: 'Last name',
      description: 'As it appears on cards.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    slugField({
      description:
        'The last part of /blog/authors/…. Without one the person has no page, and their name is not a link.',
      group: 'content',
      source: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
      isOptional: true,
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What the person does here, such as "Head of Research".',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'avatar',
      title: 'Portrait',
      description: 'Square, at least 240 pixels.',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'bio',
      title: 'About',
      description: "Two sentences below the person's posts and at the head of their page.",
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(400),
    }),
    { ...furtherSections, description: 'What follows what the person wrote and teaches. May stay empty.' },
    seoField,
  ],
  preview: {
    select: { first: 'firstName', last: 'lastName', subtitle: 'title', media: 'avatar' },
    prepare: ({ first, last, subtitle, media }) => ({
      title: [first, last].filter(Boolean).join(' '),
      subtitle,
      media,
    }),
  },
});
