import { defineField, defineType } from '@sanity/types';

/** What search engines and social networks are told. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description:
    'What search engines and social networks show of the page. Empty: what stands on the page itself.',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      description: 'Up to 60 characters. Empty: the title of the page.',
      type: 'string',
      validation: (rule) => rule.max(60).warning('Search engines cut titles after about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences. Search results show 200 characters, social cards 140.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(200).warning('Search results cut the description after 200 characters.'),
    }),
    defineField({
      name: 'keywords',
      title: 'Keywords',
      description: 'A few words, each followed by Enter.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
    }),
    defineField({
      name: 'ogImage',
      title: 'Picture when shared',
      description:
        '1200 by 630 pixels. Empty: the picture of the site; without that, a card with the title is drawn.',
      type: 'picture',
    }),
    defineField({
      name: 'noindex',
      title: 'Hide from search engines',
      description:
        'What is hidden stays public, but is left out of search results, and of the sitemap, the feed and the list for language models.',
      type: 'boolean',
    }),
  ],
});
