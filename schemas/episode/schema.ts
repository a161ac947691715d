import { defineField, defineType } from '@sanity/types';
import { slugField } from '../path/slug-field.ts';

/** An episode of the masterclass. */
export const episode = defineType({
  name: 'episode',
  title: 'Masterclass episode',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(90),
    }),
    slugField({ title: 'Name in addresses', description: 'Proposed from the title.' }),
    defineField({
      name: 'number',
      title: 'Number',
      description: 'Shown as "Episode N".',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(400),
    }),
    defineField({
      name: 'videoPoster',
      title: 'Poster',
      description: '366 by 205 in proportion.',
      type: 'picture',
    }),
    defineField({
      name: 'videoDuration',
      title: 'Length',
      description: 'Minutes and seconds, such as 12:40.',
      type: 'string',
      validation: (rule) => rule.regex(/^\d{1,3}:[0-5]\d$/, { name: 'minutes:seconds' }),
    }),
    defineField({
      name: 'tagColor',
      title: 'Colour of the tag',
      description: 'Empty: the accent of the brand.',
      type: 'color',
    }),
    defineField({
      name: 'video',
      title: 'Video',
      description: 'An MP4 file. The card opens it.',
      type: 'file',
      options: { accept: 'video/*' },
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      type: 'datetime',
      initialValue: () => new Date().toISOString(),
    }),
  ],
  orderings: [{ name: 'number', title: 'By number', by: [{ field: 'number', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', number: 'number', media: 'videoPoster' },
    prepare: ({ title, number, media }) => ({ title, subtitle: `Episode ${number ?? '?'}`, media }),
  },
});
