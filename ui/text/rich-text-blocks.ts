import type { PortableTextBlock } from '@portabletext/react';
import { textOf } from './rich-text-headings.ts';

type OtherBlock = { _type: 'picture' | 'callout' | 'left-out' };

/**
 * Adapts the blocks of a text to what is valid HTML. Editors can turn a heading into a list item, and put one link
 * over another, but HTML permits neither a list in a heading nor a link in a link: the item is drawn as text, and the
 * first link counts. A heading without words, which nobody could hear, is drawn as text, too, and one that skips a
 * level as one below the heading before it: people who cannot see would look for what lies between.
 */
export function nestableBlocks<Other extends OtherBlock>(
  blocks: readonly (PortableTextBlock | Other)[],
): (PortableTextBlock | Other)[] {
  let last = 2; // the title above a text is mostly of level 2
  return blocks.map((block) => {
    if (!isText(block)) return block;
    const text = nestable(block);
    const [, level] = /^h([2-4])$/.exec(text.style ?? '') ?? [];
    if (!level) return text;
    last = Math.min(Number(level), last + 1);
    return { ...text, style: `h${last}` };
  });
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
