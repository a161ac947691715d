import { address, button, type Document, keyed, link } from './write.ts';

const column = (title: string, links: object[]) => ({ _type: 'footer-column', title, links: keyed(links) });

const page = (id: string, title: string) => ({ _type: 'footer-link', title, link: link(id) });

const outside = (href: string, title: string) => ({
  _type: 'footer-link',
  title,
  link: address(href),
  isExternal: true,
});

/** The foot of every page. */
export const footer: Document = {
  _id: 'footer',
  _type: 'footer',
  tagline: 'Securing the Backbone of the Modern Enterprise',
  button: button('Book a Demo', link('page-book-demo'), 'ghost'),
  columns: keyed([
    column('Platform', [
      page('page-platform', 'Overview'),
      page('page-visibility', 'Visibility'),
      page('page-lifecycle-management', 'Lifecycle management'),
      page('page-posture-risk-management', 'Posture and risk management'),
      page('page-detection-and-response', 'Detection and response'),
      page('page-zero-trust-protection', 'Zero trust protection'),
      page('page-contextual-secret-scanning', 'Contextual secret scanning'),
    ]),
    column('Resources', [
      page('page-blog', 'Blog'),
      page('page-masterclass', 'Masterclass'),
      page('page-rotation-debunking', 'Rotation, debunked'),
      page('page-nhi-risk-library', 'NHI risk library'),
      page('page-principles', 'Principles'),
      page('page-nhi-calculator', 'NHI calculator'),
    ]),
    column('Top content', [
      page('post-non-human-identity', 'What is a non-human identity?'),
      page('post-identity-first-security', 'Identity-first security'),
    ]),
    column('Community', [
      outside('https://nhi-index.example', 'NHI Index'),
      outside('https://code.example/cardea/federate', 'Federation tool'),
      outside('https://code.example/cardea/lockdown', 'Cloud key lockdown'),
      outside('https://code.example/cardea/editor', 'Editor extension'),
    ]),
    column('Company', [
      page('page-about-us', 'About us'),
      page('page-why-cardea', 'Why Cardea'),
      page('page-join', 'Join us'),
      page('page-press', 'Press'),
      page('page-trust-center', 'Trust center'),
      page('page-contact-us', 'Contact us'),
    ]),
  ]),
  legalLinks: keyed([
    page('page-terms-of-use', 'Terms of use'),
    page('page-privacy-policy', 'Privacy policy'),
    page('page-cookie-notice', 'Cookie notice'),
  ]),
  wordmark: 'Cardea',
};
