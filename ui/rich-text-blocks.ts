import type { PortableTextBlock } from '@portabletext/react';

type Block = { _type: string };

/**
 * The blocks of a text as HTML can hold them. An editor can make a list item of a heading, and lay one link over
 * another: a list inside a heading and a link inside a link are not valid, so the item is drawn as text, and the first
 * link counts.
 */
export function nestableBlocks<T extends Block>(blocks: readonly T[]): T[] {
  return blocks.map((block) =>
    block._type === 'block' ? (nestable(block as never) as unknown as T) : block,
  );
}

function nestable(block: PortableTextBlock): PortableTextBlock {
  const links = new Set(block.markDefs?.map(({ _key }) => _key));
  const children = block.children.map((child) => {
    const marks = 'marks' in child && Array.isArray(child.marks) ? child.marks : [];
    const first = marks.find((mark) => links.has(mark));
    return { ...child, marks: marks.filter((mark) => mark === first || !links.has(mark)) };
  });
  return { ...block, children, style: block.listItem ? 'normal' : block.style };
}
