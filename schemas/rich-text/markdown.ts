import {
  buildMarksTree,
  isPortableTextToolkitList,
  isPortableTextToolkitSpan,
  isPortableTextToolkitTextNode,
  nestLists,
  spanToPlainText,
  type ToolkitNestedPortableTextSpan,
  type ToolkitPortableTextDirectList,
} from '@portabletext/toolkit';
import type { PhrasingContent } from 'mdast';
import { code, heading, list, type Markdown, paragraph, picture, strong } from '../markdown/build.ts';
import type { RichTextProps } from './contract.ts';

type Block = Exclude<RichTextProps[number], { _type: 'left-out' }>;
type TextBlock = Extract<Block, { _type: 'block' }>;
type MarkNode = ReturnType<typeof buildMarksTree>[number];

const depths = { h2: 2, h3: 3, h4: 4 } as const;

/** Formatted text as Markdown, drawn by the same rules as ui/text/rich-text.tsx. */
export function richText(value: RichTextProps): Markdown {
  const known = value.filter((block) => block._type !== 'left-out');
  return nestLists(known, 'direct').flatMap((block) => {
    // The mode says which of the two shapes of a list comes; what is none is one of the blocks that went in.
    if (isPortableTextToolkitList(block)) return nestedList(block as ToolkitPortableTextDirectList);
    return blockOf(block as Block);
  });
}

function blockOf(block: Block): Markdown {
  if (block._type === 'picture') return picture(block.picture);
  if (block._type === 'callout') {
    const title = block.title || (block.important ? 'Important' : null);
    return [{ type: 'blockquote', children: [...paragraph(strong(title)), ...paragraph(block.text)] }];
  }
  const line = lineOf(block);
  if (block.style === 'blockquote') return [{ type: 'blockquote', children: paragraph(...line) }];
  return block.style === 'normal' ? paragraph(...line) : heading(depths[block.style], ...line);
}

/** A deeper list stands in the item before it. */
function nestedList({ listItem, children }: ToolkitPortableTextDirectList): Markdown {
  const items: Markdown[] = [];
  for (const child of children) {
    if (isPortableTextToolkitList(child)) items.push([...(items.pop() ?? []), ...nestedList(child)]);
    // Only text can be an item of a list.
    else items.push(paragraph(...lineOf(child as TextBlock)));
  }
  return list(items, { ordered: listItem === 'number' });
}

function lineOf(block: TextBlock): PhrasingContent[] {
  return buildMarksTree(block).flatMap((node) => markOf(node, false));
}

function markOf(node: MarkNode, isInLink: boolean): PhrasingContent[] {
  if (isPortableTextToolkitSpan(node)) return spanOf(node, isInLink);
  if (!isPortableTextToolkitTextNode(node) || node.text === '') return [];
  return [node.text === '\n' ? { type: 'break' } : { type: 'text', value: node.text }];
}

function spanOf(span: ToolkitNestedPortableTextSpan, isInLink: boolean): PhrasingContent[] {
  const { markType, markDef } = span;
  const href: unknown = markType === 'link-mark' && !isInLink ? markDef?.href : null;
  // What stands in a mark is what stands in a line: marks and text.
  const children = span.children.flatMap((child) => markOf(child as MarkNode, isInLink || Boolean(href)));
  if (markType === 'code') return code(spanToPlainText(span));
  if (typeof href === 'string') return [{ type: 'link', url: href, children }];
  if (markType === 'strong') return [{ type: 'strong', children }];
  return markType === 'em' ? [{ type: 'emphasis', children }] : children;
}
