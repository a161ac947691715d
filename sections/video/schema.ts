import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fieldIn } from '#schemas/fields.ts';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

const clock = /^\d{1,3}:[0-5]\d$/;

/** A film of the company's own, with captions, chapters and a transcript. */
export const schema = defineType({
  name: 'video',
  title: 'Video (film)',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'video',
      title: 'Film',
      description:
        'An MP4 file, ready for the web (H.264, "fast start"). It is served from here: nobody else learns who watches it, and it loads when it is played. Without it only the poster is shown.',
      type: 'file',
      group: 'content',
      options: { accept: '.mp4' },
    }),
    defineField({
      name: 'poster',
      title: 'Poster',
      description: 'What is shown until it is played. 16 by 9 in proportion, at least 1200 pixels wide.',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      description:
        'A WebVTT file (.vtt) with what is said or shown. While the film plays it also stands beside it, and each line leads to its place.',
      type: 'file',
      group: 'content',
      options: { accept: '.vtt' },
      validation: (rule) =>
        rule
          .custom(
            (captions, { parent }) =>
              !fieldIn(fieldIn(parent, 'video'), 'asset') ||
              Boolean(captions?.asset) ||
              'Without captions, people who cannot hear miss all of it.',
          )
          .warning(),
    }),
    defineField({
      name: 'duration',
      title: 'Length',
      description: 'Minutes and seconds, such as 2:40. It stands on the poster.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.regex(clock, { name: 'minutes:seconds' }),
    }),
    defineField({
      name: 'chapters',
      title: 'Chapters',
      description:
        'Places to begin from; they stand in the order of their times. Worth it from two minutes on. May stay empty.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'chapter',
          title: 'Chapter',
          fields: [
            defineField({
              name: 'start',
              title: 'Begins at',
              description: 'Minutes and seconds, such as 0:45.',
              type: 'string',
              validation: (rule) => rule.required().regex(clock, { name: 'minutes:seconds' }),
            }),
            defineField({
              name: 'title',
              title: 'Title',
              description: 'Up to 60 characters.',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'start' } },
        }),
      ],
      validation: (rule) => rule.max(12),
    }),
    defineField({
      name: 'transcript',
      title: 'Transcript',
      description:
        'All that is said and shown, as a text that unfolds below the film: for those who read, for search engines, and where no script runs. May stay empty.',
      type: 'text',
      rows: 6,
      group: 'content',
      validation: (rule) => rule.max(20_000),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Published',
      description: 'Search engines list a film only when they know its date and its poster.',
      type: 'datetime',
      group: 'content',
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', media: 'poster' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Video', media }),
  },
});
