/** A heading inside a formatted text, with the id that links can jump to. */
export type RichTextHeading = { key: string; id: string; title: string; level: 2 | 3 | 4 };

type Block = { _key?: string; _type: string; style?: string; listItem?: unknown; children?: unknown };

/** The headings of a formatted text in their order, for its ids and for a table of contents. Equal titles are numbered. */
export function richTextHeadings(blocks: readonly Block[]): RichTextHeading[] {
  const taken = new Map<string, number>();
  return blocks.flatMap((block) => {
    const level = { h2: 2 as const, h3: 3 as const, h4: 4 as const }[block.style ?? ''];
    const title = textOf(block.children);
    if (block._type !== 'block' || !level || !block._key || block.listItem) return [];
    const slug = slugOf(title);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return [{ key: block._key, id: count > 1 ? `${slug}-${count}` : slug, title, level }];
  });
}

function textOf(children: unknown): string {
  if (!Array.isArray(children)) return '';
  return children
    .map((span: { text?: unknown }) => (typeof span?.text === 'string' ? span.text : ''))
    .join('');
}

function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'part';
}
