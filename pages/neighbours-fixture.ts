import { pageTypes } from './registry.ts';

/** A document as it is stored. */
type Document = { _id: string; _type: string; [field: string]: unknown };

/**
 * The documents that samples refer to or list: an example of each page type, and what these examples and the kinds
 * refer to.
 */
export const neighbours: Document[] = [
  ...Object.values(pageTypes).map(({ sample }) => ({ ...sample })),
  {
    _id: 'page-book-demo',
    _type: 'page',
    title: 'Book a demo',
    path: slug('/book-demo'),
  },
  {
    _id: 'form-book-demo',
    _type: 'form',
    title: 'Book a demo',
    slug: slug('book-demo'),
    fields: [{ _key: 'a', _type: 'email-field', name: 'email', label: 'Work email', required: true }],
  },
  { _id: 'category-research', _type: 'category', title: 'Research', slug: slug('research') },
];

function slug(current: string) {
  return { _type: 'slug', current };
}
