import { address, button, type Document, keyed, link } from './write.ts';

type Line = { title: string; link?: object; isExternal?: boolean; isSoon?: boolean };

const column = (title: string, ...links: Line[]) => ({
  _type: 'footer-column',
  title,
  links: keyed(links.map((line) => ({ _type: 'footer-link', ...line }))),
});

/** The foot of every page. */
export const footer: Document = {
  _id: 'footer',
  _type: 'footer',
  tagline: 'Securing the Backbone of the Modern Enterprise',
  button: button('Book a Demo', link('page-book-demo'), 'ghost'),
  columns: keyed([
    column(
      'Platform',
      { title: 'Overview', link: link('page-platform') },
      { title: 'Visibility', link: link('page-visibility') },
      { title: 'Agentic AI governance', link: link('page-agentic-ai-governance') },
    ),
    column(
      'Resources',
      { title: 'Blog', link: link('page-blog') },
      { title: 'Our principles', link: link('page-home', 'principles') },
      { title: 'Questions', link: link('page-home', 'questions') },
    ),
    column(
      'Top content',
      { title: 'What is a non-human identity?', link: link('post-non-human-identity') },
      { title: 'Identity-first security', link: link('post-identity-first-security') },
    ),
    column(
      'Community',
      { title: 'NHI Index', link: address('https://nhi-index.example'), isExternal: true },
      { title: 'Federation tool', link: address('https://code.example/cardea/federate'), isExternal: true },
      {
        title: 'Cloud key lockdown',
        link: address('https://code.example/cardea/lockdown'),
        isExternal: true,
      },
      { title: 'Editor extension', link: address('https://code.example/cardea/editor'), isExternal: true },
    ),
    column(
      'Company',
      { title: 'About us', link: link('page-about-us') },
      { title: 'Join us', link: link('page-join') },
      { title: 'Book a demo', link: link('page-book-demo') },
    ),
  ]),
  legalLinks: keyed([
    { _type: 'footer-link', title: 'Terms of use', link: link('page-terms-of-use') },
    { _type: 'footer-link', title: 'Privacy policy', link: link('page-privacy-policy') },
    { _type: 'footer-link', title: 'Cookie notice', link: link('page-cookie-notice') },
  ]),
  wordmark: 'Cardea',
};
