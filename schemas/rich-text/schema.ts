import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { checkOneTarget, checkSomeTarget } from '../link/check-link.ts';
import { checkHeading } from './check-heading.ts';

/** A box in a text that stands out. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Up to 80 characters.',
      type: 'string',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One to three sentences.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(500),
    }),
    defineField({
      name: 'important',
      title: 'Important',
      description: 'Draws the box in amber. At most once a page.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});

/** Formatted text: paragraphs, headings, lists, links, pictures and callouts. */
export const richText = defineType({
  name: 'rich-text',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      validation: (rule) =>
        rule
          .custom((block, { parent }) => checkHeading(block, Array.isArray(parent) ? parent : []))
          .warning(),
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Smallest heading', value: 'h4' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Points', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [
          {
            name: 'link-mark',
            title: 'Link',
            type: 'object',
            fields: [
              defineField({
                name: 'link',
                title: 'Where it leads',
                description: 'A page of the site, or an address elsewhere.',
                type: 'link',
                validation: (rule) => [
                  rule.required().custom(checkOneTarget),
                  rule.custom(checkSomeTarget).warning(),
                ],
              }),
              defineField({
                name: 'isExternal',
                title: 'Open in a new tab',
                type: 'boolean',
                initialValue: false,
              }),
            ],
          },
        ],
      },
    }),
    defineArrayMember({ type: 'picture' }),
    defineArrayMember({ type: 'callout' }),
  ],
});
