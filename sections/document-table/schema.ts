import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';

const file = defineArrayMember({
  type: 'object',
  name: 'document-file',
  title: 'File',
  fields: [
    defineField({
      name: 'label',
      title: 'Words of the link',
      description: 'Such as "SVG" or "PNG, 1024 pixels". The size is added. Up to 32 characters.',
      type: 'string',
      validation: (rule) => rule.required().max(32),
    }),
    defineField({
      name: 'file',
      title: 'File',
      description: 'What visitors download.',
      type: 'file',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'label' } },
});

const row = defineArrayMember({
  type: 'object',
  name: 'document-row',
  title: 'Document',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'What people call it who ask for it. Up to 60 characters.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What it says',
      description: 'A sentence. Up to 160 characters. May stay empty.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'picture',
      title: 'What it looks like',
      description: 'A small picture before the name, for pictures and logos. May stay empty.',
      type: 'picture',
    }),
    defineField({
      name: 'isOnDark',
      title: 'On dark',
      description: 'Tick it when the picture is made for a dark ground.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'sort',
      title: 'Kind',
      description: 'One or two words, such as "Report". Up to 24 characters. May stay empty.',
      type: 'string',
      validation: (rule) => rule.max(24),
    }),
    defineField({
      name: 'date',
      title: 'Of when',
      description: 'The day of its last version. May stay empty.',
      type: 'date',
    }),
    defineField({
      name: 'access',
      title: 'How to get it',
      description: 'Such as "Under NDA, within one working day". Up to 60 characters. May stay empty.',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'link',
      title: 'Where to get it',
      description: 'A page, or an address to write to. May stay empty.',
      type: 'link',
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the link',
      description: 'Up to 32 characters. Empty: "Read it".',
      type: 'string',
      hidden: ({ parent }) => !parent?.link,
      validation: (rule) => rule.max(32),
    }),
    defineField({
      name: 'files',
      title: 'Files to download',
      description: 'Up to four: the same in several formats. May stay empty.',
      type: 'array',
      of: [file],
      validation: (rule) => rule.max(4),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'sort', media: 'picture' } },
});

/** Documents or files in a table: what each is, its date, and how to get it. */
export const schema = defineType({
  name: 'document-table',
  title: 'Table of documents',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    defineField({
      name: 'documents',
      title: 'Documents',
      description: 'Up to sixteen, the one that is asked for most first.',
      type: 'array',
      group: 'content',
      of: [row],
      validation: (rule) => rule.required().min(1).max(16),
    }),
    defineField({
      name: 'note',
      title: 'Line below the table',
      description: 'What holds for all of them. Up to 200 characters. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(200),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Table of documents' }),
  },
});
