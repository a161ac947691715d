import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** What a visitor sent by a form. Editors can read and delete it, but nobody changes it. */
export const submission = defineType({
  name: 'submission',
  title: 'Form submission',
  type: 'document',
  readOnly: true,
  fields: [
    defineField({ name: 'form', title: 'Form', description: 'Which form was sent.', type: 'string' }),
    defineField({
      name: 'fields',
      title: 'Fields',
      description: 'What was filled in.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'submitted-field',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              description: 'By which the form knows the field.',
              type: 'string',
            }),
            defineField({
              name: 'label',
              title: 'Label',
              description: 'As the visitor saw it.',
              type: 'string',
            }),
            defineField({
              name: 'value',
              title: 'Value',
              description: 'As the visitor filled it in.',
              type: 'text',
            }),
            defineField({
              name: 'file',
              title: 'File',
              description: 'Only editors can load it: it needs their token.',
              type: 'object',
              fields: [
                defineField({
                  name: 'url',
                  title: 'Address',
                  description: 'Where the file is loaded.',
                  type: 'url',
                }),
                defineField({ name: 'size', title: 'Bytes', description: 'Its size.', type: 'number' }),
              ],
            }),
          ],
          preview: { select: { title: 'value', subtitle: 'label' } },
        }),
      ],
    }),
    defineField({ name: 'submittedAt', title: 'Sent', description: 'When it was sent.', type: 'datetime' }),
    defineField({
      name: 'readAt',
      title: 'Read',
      description: 'When it was first opened. Empty: not yet.',
      type: 'datetime',
    }),
    defineField({
      name: 'page',
      title: 'Page',
      description: 'Where it was filled in, such as the position that somebody applies for.',
      type: 'string',
    }),
    defineField({
      name: 'source',
      title: 'Its fields',
      description: 'The form as it is today. The newsletter has none.',
      type: 'reference',
      to: [{ type: 'form' }],
      weak: true,
    }),
    defineField({
      name: 'portal',
      title: 'Portal',
      description: 'The site that it was sent from.',
      type: 'string',
    }),
  ],
  preview: {
    select: { title: 'fields.0.value', form: 'form', page: 'page' },
    prepare: ({ title, form, page }) => ({ title, subtitle: [form, page].filter(Boolean).join(' · ') }),
  },
});
