import type { BlockContent, Heading, Link, PhrasingContent } from 'mdast';
import type { ButtonProps } from '../button/contract.ts';
import type { PictureProps } from '../picture/contract.ts';
import { tidyLine } from './tidy-line.ts';

/**
 * A part of a page as Markdown: blocks of a syntax tree (https://github.com/syntax-tree/mdast). Texts in it are not
 * escaped yet; write.ts does that in one place when it writes the tree.
 */
export type Markdown = BlockContent[];

/** The content of one line: words, links and other inline nodes; null, undefined and empty words are left out. */
export type Line = (string | PhrasingContent | null | undefined)[];

/** A heading; none without words. */
export function heading(depth: Heading['depth'], ...line: Line): Markdown {
  const children = phrasing(line);
  return children.length > 0 ? [{ type: 'heading', depth, children }] : [];
}

/** A paragraph; none without words. */
export function paragraph(...line: Line): Markdown {
  const children = phrasing(line);
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** A text of several paragraphs separated by empty lines; its other line breaks are kept. */
export const paragraphs = (text: string | null): Markdown =>
  (text ?? '').split(/\n\s*\n/).flatMap((part) => paragraph(...inLines(part)));

const inLines = (part: string): Line =>
  part.split(/\s*\n\s*/).flatMap((line, index) => (index > 0 ? [{ type: 'break' as const }, line] : [line]));

/** A list of items, each made of blocks; items without any are left out. */
export function list(items: readonly Markdown[], { ordered = false } = {}): Markdown {
  const children = items
    .filter((item) => item.length > 0)
    .map((item) => ({ type: 'listItem' as const, spread: false, children: item }));
  return children.length > 0 ? [{ type: 'list', ordered, spread: false, children }] : [];
}

/** The introduction of a section: eyebrow, title and text. */
export function intro({
  eyebrow,
  title,
  text,
}: {
  eyebrow?: string | null;
  title: string | null;
  text?: string | null;
}): Markdown {
  return [...paragraph(emphasis(eyebrow)), ...heading(2, title), ...paragraph(text)];
}

/** Buttons as links on one line. */
export function buttons(all: readonly (Pick<ButtonProps, 'label' | 'href'> | null)[]): Markdown {
  const links = all.flatMap((button) => (button ? [link(button.label, button.href)] : []));
  return paragraph(...links.flatMap((one, index) => (index > 0 ? [' · ', one] : [one])));
}

/** A picture in a paragraph of its own; none when it only decorates. */
export function picture(shown: Pick<PictureProps, 'src' | 'alt'> | null): Markdown {
  return shown?.alt ? paragraph({ type: 'image', url: shown.src, alt: tidy(shown.alt) }) : [];
}

/** Words as a link; only the words where `href` is null. */
export function link(words: string, href: string | null): Link | string {
  return href && words.trim() ? { type: 'link', url: href, children: phrasing([words]) } : words;
}

/** Important words, in bold. */
export function strong(words: string | null | undefined): PhrasingContent | null {
  return words?.trim() ? { type: 'strong', children: phrasing([words]) } : null;
}

/** Emphasised words. */
export function emphasis(words: string | null | undefined): PhrasingContent | null {
  return words?.trim() ? { type: 'emphasis', children: phrasing([words]) } : null;
}

/** Words as inline code. */
export function code(words: string): PhrasingContent[] {
  return words ? [{ type: 'inlineCode', value: tidy(words) }] : [];
}

function phrasing(line: Line): PhrasingContent[] {
  const parts = line.map((part) =>
    typeof part === 'string' ? { type: 'text' as const, value: tidy(part) } : part,
  );
  return tidyLine(parts.filter((part) => part !== null && part !== undefined));
}

/** Collapses white space as HTML does. */
function tidy(words: string): string {
  return words.replaceAll(/[\t\n\f\r ]+/g, ' ');
}
