import type { PortableTextBlock } from '@portabletext/react';
import { textOf } from './rich-text-headings.ts';

type OtherBlock = { _type: 'picture' | 'callout' | 'left-out' };

/**
 * The blocks of a text as HTML can hold them. An editor can make a list item of a heading, and lay one link over
 * another: a list inside a heading and a link inside a link are not valid, so the item is drawn as text, and the first
 * link counts. A heading without words would be one that nobody can hear, so it is drawn as text, too.
 */
export function nestableBlocks<Other extends OtherBlock>(
  blocks: readonly (PortableTextBlock | Other)[],
): (PortableTextBlock | Other)[] {
  return blocks.map((block) => (isText(block) ? nestable(block) : block));
}

function isText(block: PortableTextBlock | OtherBlock): block is PortableTextBlock {
  return block._type === 'block';
}

function nestable(block: PortableTextBlock): PortableTextBlock {
  const links = new Set(block.markDefs?.map(({ _key }) => _key));
  const children = block.children.map((child) => {
    const marks = 'marks' in child && Array.isArray(child.marks) ? child.marks : [];
    const first = marks.find((mark) => links.has(mark));
    return { ...child, marks: marks.filter((mark) => mark === first || !links.has(mark)) };
  });
  const isText = block.listItem || !textOf(block.children).trim();
  return { ...block, children, style: isText ? 'normal' : block.style };
}
