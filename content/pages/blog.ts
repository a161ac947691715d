import { button, type Document, keyed, link, seo, slug } from '../write.ts';

/** The list of posts. */
export const blog: Document = {
  _id: 'page-blog',
  _type: 'page',
  title: 'Blog',
  path: slug('/blog'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Blog',
      title: 'Field notes on machine identities',
      text: 'Written by the people who do the work, when there is something to say. No news, no noise.',
      layout: 'center',
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'blog-index',
      title: 'All posts',
      emptyText: 'There is no post in this category yet. The others have some.',
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Would you rather look at your own logs?',
      text: 'Half an hour, one read-only role.',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'Blog',
    'Field notes on service accounts, OAuth apps, keys, tokens and agents, by the people who do the work.',
    ['non-human identity', 'blog', 'service accounts', 'secret rotation'],
  ),
};
