import {
  buildMarksTree,
  isPortableTextToolkitList,
  isPortableTextToolkitSpan,
  isPortableTextToolkitTextNode,
  nestLists,
  type ToolkitNestedPortableTextSpan,
  type ToolkitPortableTextDirectList,
} from '@portabletext/toolkit';
import type { PhrasingContent } from 'mdast';
import { code, heading, list, type Markdown, paragraph, picture, strong } from '../markdown/build.ts';
import type { RichTextProps } from './contract.ts';

type Block = Exclude<RichTextProps[number], { _type: 'left-out' }>;
type TextBlock = Extract<Block, { _type: 'block' }>;
type MarkNode = ReturnType<typeof buildMarksTree>[number];

/** The marks around a part of a line that decide how it is written. */
interface Around {
  isInLink: boolean;
  isInCode: boolean;
}

const depths = { h2: 2, h3: 3, h4: 4 } as const;

/** Formatted text as Markdown, drawn by the same rules as ui/text/rich-text.tsx. */
export function richText(value: RichTextProps): Markdown {
  const known = value.filter((block) => block._type !== 'left-out');
  return nestLists(known, 'direct').flatMap((block) => {
    // The mode says which of the two shapes a list has; everything else is one of the given blocks.
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

/** A nested list belongs to the item before it. */
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
  return buildMarksTree(block).flatMap((node) => markOf(node, { isInLink: false, isInCode: false }));
}

function markOf(node: MarkNode, around: Around): PhrasingContent[] {
  if (isPortableTextToolkitSpan(node)) return spanOf(node, around);
  if (!isPortableTextToolkitTextNode(node) || node.text === '') return [];
  if (node.text === '\n') return [{ type: 'break' }];
  return around.isInCode ? code(node.text) : [{ type: 'text', value: node.text }];
}

/** In Markdown, code is innermost: where code contains a link, the words of the link are code. */
function spanOf(span: ToolkitNestedPortableTextSpan, around: Around): PhrasingContent[] {
  const { markType, markDef } = span;
  const href: unknown = markType === 'link-mark' && !around.isInLink ? markDef?.href : null;
  const within = {
    isInLink: around.isInLink || Boolean(href),
    isInCode: around.isInCode || markType === 'code',
  };
  // The content of a mark is that of a line: marks and text.
  const children = span.children.flatMap((child) => markOf(child as MarkNode, within));
  if (typeof href === 'string') return [{ type: 'link', url: href, children }];
  if (markType === 'strong') return [{ type: 'strong', children }];
  return markType === 'em' ? [{ type: 'emphasis', children }] : children;
}
