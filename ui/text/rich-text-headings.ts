import { headingIds } from './heading-ids.ts';

/** A heading inside a formatted text, with the id that links can jump to. */
export type RichTextHeading = { key: string; id: string; title: string; level: 2 | 3 | 4 };

type Block = { _key?: string; _type: string; style?: string; listItem?: unknown; children?: unknown };

/**
 * The headings of a formatted text in their order, without empty ones, for ids and for a table of contents. Ids that
 * repeat or are `taken` get a number.
 */
export function richTextHeadings(blocks: readonly Block[], taken?: Iterable<string>): RichTextHeading[] {
  const headings = blocks.flatMap((block) => {
    const level = { h2: 2 as const, h3: 3 as const, h4: 4 as const }[block.style ?? ''];
    if (block._type !== 'block' || !level || !block._key || block.listItem) return [];
    const title = textOf(block.children);
    return title.trim() ? [{ key: block._key, title, level }] : [];
  });
  const ids = headingIds(
    headings.map(({ title }) => title),
    taken,
  );
  return headings.map((heading, index) => ({ ...heading, id: ids[index] ?? '' }));
}

/** The text of a block, without its marks. */
export function textOf(children: unknown): string {
  if (!Array.isArray(children)) return '';
  return children
    .map((span: { text?: unknown }) => (typeof span?.text === 'string' ? span.text : ''))
    .join('');
}
