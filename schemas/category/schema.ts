import { defineField, defineType } from '@sanity/types';
import { slugField } from '../path/slug-field.ts';

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
    slugField({ title: 'Name in addresses', description: 'Proposed from the title.' }),
    defineField({
      name: 'color',
      title: 'Colour of the tag',
      description: 'Empty: the accent of the brand.',
      type: 'color',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'slug.current' } },
});
