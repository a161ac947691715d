import { defineField, defineType } from '@sanity/types';
import { newestFirst, pageGroups, pageTitleField, publishedAtField, seoField } from '#pages/page-fields.ts';
import { slugField } from '#schemas/path/slug-field.ts';
import { furtherSections } from '#sections/sections-field.ts';

/** An article of the blog, at /blog/{slug}. */
export const post = defineType({
  name: 'post',
  title: 'Blog post',
  type: 'document',
  groups: pageGroups,
  fields: [
    pageTitleField({ description: 'Up to 90 characters.' }),
    slugField({
      description:
        'The last part of /blog/…. When it changes, publishing offers a redirect from the old one.',
      group: 'content',
    }),
    defineField({
      name: 'excerpt',
      title: 'Excerpt',
      description: 'One or two sentences for cards and the head of the post.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'image',
      title: 'Cover',
      description: 'Drawn for cards and the head of the post: 1098 by 576 pixels or larger.',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'The tag on its card. Related posts come from the same category.',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      description: 'Shown with portrait on the card and below the post.',
      type: 'reference',
      to: [{ type: 'author' }],
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    publishedAtField({
      description: 'The newest posts stand first.',
      isRequired: true,
    }),
    defineField({
      name: 'revisedAt',
      title: 'Revised',
      description: 'Set it when the text says something new; readers see it beside the date. Empty: never.',
      type: 'datetime',
      group: 'content',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'Headings become the table of contents. Begin with what the reader gets.',
      type: 'rich-text',
      group: 'content',
    }),
    { ...furtherSections, description: 'What follows the text, from top to bottom. May stay empty.' },
    seoField,
  ],
  orderings: [newestFirst],
  preview: { select: { title: 'title', subtitle: 'category.title', media: 'image' } },
});
