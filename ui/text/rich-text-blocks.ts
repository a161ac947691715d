import type { PortableTextBlock } from '@portabletext/react';
import { textOf } from './rich-text-headings.ts';

type OtherBlock = { _type: 'picture' | 'callout' | 'left-out' };

/**
 * Adapts the blocks of a text to what is valid HTML. Editors can turn a heading into a list item, and put one link
 * over another, but HTML permits neither a list in a heading nor a link in a link: the item is drawn as text, and the
 * first link counts. A heading without words, which nobody could hear, is drawn as text, too.
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
