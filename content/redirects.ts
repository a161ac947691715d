import { type Document, link, slug } from './write.ts';

/** Old paths. */
export const redirects: Document[] = [
  {
    _id: 'redirect-product',
    _type: 'redirect',
    from: slug('/product'),
    to: link('page-platform'),
    isPermanent: true,
  },
  {
    _id: 'redirect-careers',
    _type: 'redirect',
    from: slug('/careers'),
    to: link('page-join'),
    isPermanent: true,
  },
  {
    _id: 'redirect-webinar',
    _type: 'redirect',
    from: slug('/webinar'),
    to: link('page-blog'),
    isPermanent: false,
  },
];
