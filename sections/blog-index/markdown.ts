import { writeIndexAddress } from '#schemas/index-address.ts';
import { heading, intro, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { postLine } from '#schemas/post/line.ts';
import type { Props } from './contract.ts';

/** The posts at this address as a list of links, and links to the other pages and categories. */
export function markdown({
  posts,
  emptyText,
  path,
  number,
  pages,
  category,
  categories,
  ...words
}: Props): Markdown {
  const address = { path, category: category?.slug ?? '' };
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => page !== number);
  const others = numbers.map((page) =>
    paragraph(link(`Page ${page} of ${pages}`, writeIndexAddress({ ...address, number: page }))),
  );
  const all = categories.map(({ title, slug, count }) =>
    paragraph(link(title, writeIndexAddress({ path, category: slug, number: 1 })), `: ${count}`),
  );
  return [
    ...(category ? heading(2, category.title) : intro(words)),
    ...(posts.length > 0 ? list(posts.map(postLine)) : paragraph(emptyText)),
    ...list(others),
    ...(all.length > 0 ? [...heading(3, 'Categories'), ...list(all)] : []),
  ];
}
