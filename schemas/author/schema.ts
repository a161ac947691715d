import { defineField, defineType } from '@sanity/types';

/** A person who writes. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    defineField({
      name: 'firstName',
      title: 'First name',
      description: 'As it shall stand on cards.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'lastName',
      title: 'Last name',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What the person does here, such as "Head of Research".',
      type: 'string',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'avatar',
      title: 'Portrait',
      description: 'Square, at least 240 pixels.',
      type: 'picture',
    }),
    defineField({
      name: 'bio',
      title: 'About',
      description: "Two sentences below the person's posts.",
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(400),
    }),
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
