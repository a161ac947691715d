import { createHash } from 'node:crypto';
import type { Nodes } from 'mdast';
import { documentIn, type Found } from '#pages/found.ts';
import { markdowns } from '#pages/markdown.ts';
import { outlineOfDocument } from '#pages/outline-of-document.ts';
import { typeOf } from '#pages/type-of.ts';
import { standsAnywhere } from '#schemas/addresses.ts';
import type { Markdown } from '#schemas/markdown/build.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { sectionMarkdown } from '../markdown/page-markdown.ts';
import { describePage } from '../page/describe-page.ts';
import { notFoundPath } from '../page/page-path.ts';
import { textDirective } from './text-directive.ts';

/** The text by which the search finds a page. */
export interface PageText {
  title: string;
  /** What sort of page it is, such as "Post". */
  kind: string;
  /** Where it belongs: the titles of the pages above it. */
  trail: string;
  /** Changes when what the page shows does, even if that comes from other documents; header and footer do not count. */
  digest: string;
  parts: PartText[];
}

/** A heading with the text below it; the first part of a page is all that stands above its first heading. */
export interface PartText {
  /** The end of an address that leads to this part, after the path, such as `#prices`; empty for the first. */
  place: string;
  heading: string;
  text: string;
}

const maxParts = 200; // of one page
const maxTextLength = 20_000; // of one part

/**
 * The text by which the search finds what stands at a path; null when nothing stands there, or when search engines are
 * not to find it either.
 */
export function pageText(path: string, found: Found, shell: Pick<Shell, 'site'>): PageText | null {
  const standing = documentIn(found);
  if (!standing || path === notFoundPath || standing.document.seo?.noindex) return null;
  const { type, document } = standing;
  const { headline, description } = describePage(path, found, shell);
  // Each type takes a document of its own, which the compiler cannot follow through the table.
  const markdown = markdowns[type] as (document: unknown, sections: Markdown) => Markdown;
  const parts: PartText[] = [{ place: '', heading: '', text: document.seo?.description ?? '' }];
  const own = markdown(document, []);
  addBlocks(parts, own, document.title);
  const shown: Markdown[] = [own];
  const outline = outlineOfDocument(type, document.sections);
  for (const section of document.sections) {
    const anchor = section.ok ? section.props.anchor : null;
    if (anchor) parts.push({ place: `#${encodeURIComponent(anchor.toWellFormed())}`, heading: '', text: '' });
    const ids = outline.idsOf(section);
    const blocks = sectionMarkdown(section);
    shown.push(blocks);
    addBlocks(parts, blocks, document.title, { anchor, ids: [...ids] });
  }
  const { belongsTo, schema } = typeOf(standing);
  const above = found.ancestors.map(({ title }) => title).join(' / ');
  return {
    // In lists a page goes by its headline; a document in a folder of its own has a title that is seen.
    title: standsAnywhere(type) ? headline : document.title || headline,
    kind: schema.title ?? type,
    trail: above || (belongsTo?.(document) ?? ''),
    digest: createHash('sha256').update(JSON.stringify(shown)).digest('base64url'),
    parts: parts
      .filter(({ heading, text }, index) => index === 0 || heading || text.trim())
      .slice(0, maxParts)
      .map((part) => ({ ...part, text: part.text.trim().slice(0, maxTextLength) || description || '' })),
  };
}

/** Goes on with the last part, and begins another with each heading. */
function addBlocks(
  parts: PartText[],
  blocks: Markdown,
  title: string,
  { anchor = null, ids = [] }: { anchor?: string | null; ids?: string[] } = {},
): void {
  for (const [place, block] of blocks.entries()) {
    const last = parts.at(-1);
    if (!last) return;
    const text = textOf(block).replaceAll(/\s+/g, ' ').trim();
    // A page's own description often repeats a sentence of it.
    const isSaid = last.text.includes(text.replace(/[.…]$/, ''));
    if (
      text === '' ||
      isSaid ||
      text === title ||
      isOfLinks(block) ||
      isAboveHeading(block, blocks[place + 1])
    )
      continue;
    if (block.type !== 'heading') last.text += ` ${text}`;
    else if (block.depth === 1)
      last.text += ` ${text}`; // the title of the page, or of its first section
    else {
      const id = ids.shift();
      const isHead = last.heading === '' && last.text === '' && anchor !== null;
      if (isHead && parts.length > 1) last.heading = text;
      else
        parts.push({
          place: id ? `#${encodeURIComponent(id.toWellFormed())}` : textDirective(text),
          heading: text,
          text: '',
        });
    }
  }
}

/** Whether a block is the small line above a heading, which would end the sentences of the part before. */
const isAboveHeading = (block: Markdown[number], next: Markdown[number] | undefined): boolean =>
  next?.type === 'heading' &&
  block.type === 'paragraph' &&
  block.children.every(({ type }) => type === 'emphasis');

/**
 * Whether a block only links elsewhere, as buttons, links to a film and lists of posts do: what it says of other pages
 * is found on those pages.
 */
function isOfLinks(block: Markdown[number]): boolean {
  if (block.type === 'list')
    return block.children.every(({ children: [first] }) => first && startsWithLink(first));
  const isLink = (child: Nodes) =>
    child.type === 'link' || (child.type === 'text' && !/\p{L}/u.test(child.value));
  return (
    block.type === 'paragraph' &&
    block.children.every(isLink) &&
    block.children.some(({ type }) => type === 'link')
  );
}

/** Whether a block begins with a link to a page of the site. */
function startsWithLink(block: Nodes): boolean {
  if (block.type === 'link') return block.url.startsWith('/');
  return 'children' in block && block.children[0] !== undefined && startsWithLink(block.children[0]);
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  // A picture's description is no sentence of the text around it.
  if (node.type === 'image') return '';
  if (!('children' in node)) return '';
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  return node.children.map(textOf).join(isLine || node.type === 'link' ? '' : ' ');
}
