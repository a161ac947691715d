import { defineField, defineType } from '@sanity/types';

/** What a post is about. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'One or two words: it is the tag on the cards.',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'slug',
      title: 'Slug',
      description: 'Its name in addresses.',
      type: 'slug',
      options: { source: 'title' },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'color', title: 'Colour of the tag', type: 'color' }),
  ],
  preview: { select: { title: 'title', subtitle: 'slug.current' } },
});
