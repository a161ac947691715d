import type { PortableTextBlock } from '@portabletext/react';

type OtherBlock = { _type: 'picture' | 'callout' | 'left-out' };

/**
 * The blocks of a text as HTML can hold them. An editor can make a list item of a heading, and lay one link over
 * another: a list inside a heading and a link inside a link are not valid, so the item is drawn as text, and the first
 * link counts.
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
  return { ...block, children, style: block.listItem ? 'normal' : block.style };
}
