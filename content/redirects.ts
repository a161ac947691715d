import { type Document, link, slug } from './write.ts';

const redirect = (from: string, to: ReturnType<typeof link>, isPermanent: boolean): Document => ({
  _id: `redirect-${from.slice(1)}`,
  _type: 'redirect',
  from: slug(from),
  to,
  isPermanent,
});

/** Old paths. */
export const redirects: Document[] = [
  redirect('/product', link('page-platform'), true),
  redirect('/careers', link('page-join'), true),
  redirect('/webinar', link('page-masterclass'), false),
];
