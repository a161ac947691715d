import { button, type Document, keyed, link, seo, slug } from '../write.ts';

/** What stands at addresses that lead nowhere. */
export const notFound: Document = {
  _id: 'page-not-found',
  _type: 'page',
  title: 'Page not found',
  path: slug('/404'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: '404',
      title: 'This door leads nowhere',
      text: 'The page has moved, or the address was cut off on its way to you. Nothing is wrong at your end.',
      layout: 'center',
      buttons: keyed([
        button('To the home page', link('page-home'), 'primary'),
        button('Tell us what you were looking for', link('page-contact-us'), 'ghost'),
      ]),
      background: 'paper',
      spacing: 'large',
    },
    {
      _type: 'icon-grid',
      title: 'Doors that open',
      columns: 4,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'layers',
          title: 'The platform',
          text: 'What Cardea reads, joins and does.',
          link: link('page-platform'),
          linkLabel: 'Platform',
        },
        {
          _type: 'icon-card',
          icon: 'book',
          title: 'The blog',
          text: 'Field notes on machine identities.',
          link: link('page-blog'),
          linkLabel: 'All posts',
        },
        {
          _type: 'icon-card',
          icon: 'key',
          title: 'The plain guide',
          text: 'What a non-human identity is.',
          link: link('post-non-human-identity'),
          linkLabel: 'Read the guide',
        },
        {
          _type: 'icon-card',
          icon: 'people',
          title: 'Open positions',
          text: 'Whom we are looking for.',
          link: link('page-join'),
          linkLabel: 'Join us',
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
  ]),
  seo: {
    ...seo('Page not found', 'There is no page at this address. Here is where most visitors were going.'),
    noindex: true,
  },
};
