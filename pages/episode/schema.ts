import { defineField, defineType } from '@sanity/types';
import { pageGroups, pageTitleField, publishedAtField, seoField } from '#pages/page-fields.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { furtherSections } from '#sections/sections-field.ts';

/** An episode of the masterclass, at /masterclass/{slug}. */
export const schema = defineType({
  name: 'episode',
  title: 'Masterclass episode',
  type: 'document',
  groups: pageGroups,
  fields: [
    pageTitleField({ description: 'What is learnt, in a sentence. Up to 90 characters.' }),
    slugField({
      description: 'The last part of /masterclass/…; /masterclass?episode=… opens it in the player.',
      group: 'content',
    }),
    defineField({
      name: 'number',
      title: 'Number',
      description: 'Shown as "Episode N". Episodes stand in this order.',
      type: 'number',
      group: 'content',
      validation: (rule) => rule.required().integer().min(1),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'On the card and below the player: what one can do after it. Two or three sentences.',
      type: 'text',
      group: 'content',
      rows: 3,
      validation: (rule) => rule.max(400),
    }),
    defineField({
      name: 'videoPoster',
      title: 'Poster',
      description: '366 by 205 in proportion, such as 732 by 410 pixels.',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'videoDuration',
      title: 'Length',
      description: 'Minutes and seconds, such as 12:40.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.regex(/^\d{1,3}:[0-5]\d$/, { name: 'minutes:seconds' }),
    }),
    defineField({
      name: 'tagColor',
      title: 'Colour of the tag',
      description: 'Empty: the accent of the brand.',
      type: 'color',
      group: 'content',
    }),
    defineField({
      name: 'video',
      title: 'Video',
      description:
        'An MP4 file, ready for the web (H.264, "fast start"). Without it the card announces the episode.',
      type: 'file',
      group: 'content',
      options: { accept: 'video/mp4' },
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      description:
        'A WebVTT file (.vtt) with what is said or shown. It is also the transcript below the player.',
      type: 'file',
      group: 'content',
      options: { accept: '.vtt' },
    }),
    defineField({
      name: 'speaker',
      title: 'Who teaches',
      description: 'Shown below the player. May stay empty.',
      type: 'reference',
      group: 'content',
      to: [{ type: 'author' }],
    }),
    publishedAtField({ description: 'When it was published, for search engines.' }),
    { ...furtherSections, description: 'What follows the film, from top to bottom. May stay empty.' },
    seoField,
  ],
  orderings: [{ name: 'number', title: 'By number', by: [{ field: 'number', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', number: 'number', media: 'videoPoster' },
    prepare: ({ title, number, media }) => ({ title, subtitle: `Episode ${number ?? '?'}`, media }),
  },
});
