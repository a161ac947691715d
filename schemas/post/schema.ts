import { defineField, defineType } from '@sanity/types';

/** An article of the blog, at /blog/{slug}. */
export const post = defineType({
  name: 'post',
  title: 'Blog post',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    defineField({ name: 'title', title: 'Title', description: 'Up to 90 characters.', type: 'string', group: 'content', validation: (rule) => rule.required().max(90) }),
    defineField({ name: 'slug', title: 'Address', description: 'The last part of /blog/….', type: 'slug', group: 'content', options: { source: 'title', maxLength: 96 }, validation: (rule) => rule.required() }),
    defineField({ name: 'excerpt', title: 'Excerpt', description: 'One or two sentences for cards and the head of the post.', type: 'text', rows: 3, group: 'content', validation: (rule) => rule.required().max(240) }),
    defineField({ name: 'image', title: 'Cover', description: '1098 by 576 pixels or larger.', type: 'picture', group: 'content' }),
    defineField({ name: 'category', title: 'Category', type: 'reference', to: [{ type: 'category' }], group: 'content', validation: (rule) => rule.required() }),
    defineField({ name: 'author', title: 'Author', type: 'reference', to: [{ type: 'author' }], group: 'content', validation: (rule) => rule.required() }),
    defineField({ name: 'publishedAt', title: 'Date', description: 'The newest posts stand first.', type: 'datetime', group: 'content', initialValue: () => new Date().toISOString(), validation: (rule) => rule.required() }),
    defineField({ name: 'body', title: 'Text', type: 'rich-text', group: 'content' }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'seo' }),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: { select: { title: 'title', subtitle: 'category.title', media: 'image' } },
});
