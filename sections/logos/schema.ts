import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';

/** The names and logos of customers in a quiet row. */
export const schema = defineType({
  name: 'logos',
  title: 'Logos of customers',
  type: 'object',
  groups: frameGroups,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description:
        'Says whose logos these are, such as "Trusted by 40 banks". Up to 70 characters. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(70),
    }),
    defineField({
      name: 'text',
      title: 'Sentence',
      description: 'One sentence beside the title. Up to 160 characters. May stay empty.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'logos',
      title: 'Customers',
      description: 'Four to eight look best. Ask each of them before you show it.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'customer-logo',
          title: 'Customer',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              description: 'As the customer writes it. Read out for the logo, and shown where there is none.',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'mark',
              title: 'Logo',
              description:
                'An SVG, or a PNG with nothing behind the logo. The site shows it in one colour, at most 36 pixels high; one with a ground of its own is shown as it is, in grey.',
              type: 'image',
              options: { accept: 'image/svg+xml,image/png,image/webp' },
            }),
            defineField({
              name: 'isNameShown',
              title: 'Write the name beside it',
              description:
                'For a logo that is a sign alone. Leave it off where the name is part of the logo.',
              type: 'boolean',
              initialValue: false,
              hidden: ({ parent }) => !parent?.mark,
            }),
            defineField({
              name: 'link',
              title: 'Where it leads',
              description: 'Ideally the case study of this customer. May stay empty.',
              type: 'link',
            }),
          ],
          preview: { select: { title: 'name', media: 'mark' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(12),
    }),
    ...frameFields,
  ],
  preview: {
    select: { title: 'title', first: 'logos.0.name', second: 'logos.1.name', media: 'logos.0.mark' },
    prepare: ({ title, first, second, media }) => ({
      title: title || [first, second].filter(Boolean).join(', ') || 'Logos',
      subtitle: 'Logos of customers',
      media,
    }),
  },
});
