import { alternatives } from './alternatives.ts';

/** A document as the lake stores it. Its assets are named by `_sanityAsset` and uploaded when it is seeded. */
export type Document = { _id: string; _type: string; [field: string]: unknown };

/** Gives the items of an array the keys by which the Studio tells them apart: their type and their place. */
export function keyed<Item extends object>(items: Item[]) {
  const typeOf = (item: object) => ('_type' in item ? item._type : 'item');
  return items.map((item, index) => ({ _key: `${typeOf(item)}-${index + 1}`, ...item }));
}

/** A reference to a document, which must exist. */
export function to(id: string) {
  return { _type: 'reference', _ref: id };
}

/** A link to a page, post or position by its id, and perhaps to a place on it. */
export function link(id: string, anchor?: string) {
  return { _type: 'link', page: to(id), ...(anchor && { anchor }) };
}

/** A link to an address outside the site, or to a mailbox. */
export function address(href: string) {
  return { _type: 'link', href };
}

/** A button with the words on it and where it leads. */
export function button(label: string, to: ReturnType<typeof link | typeof address>, variant: Weight) {
  return { _type: 'button', label, link: to, variant };
}

type Weight = 'cta' | 'primary' | 'ghost';

/** A picture out of `content/pictures/`, with its alternative text. */
export function picture(file: keyof typeof alternatives) {
  return { _type: 'picture', _sanityAsset: `image@pictures/${file}`, alt: alternatives[file] };
}

/** A slug, or the path of a page. */
export function slug(current: string) {
  return { _type: 'slug', current };
}

/** What search engines are told: a title of at most 60 characters, a description of at most 200. */
export function seo(title: string, description: string, keywords: string[] = []) {
  return { _type: 'seo', title, description, keywords, noindex: false };
}

/** Formatted text: the blocks below in their order, with the keys by which the Studio tells them apart. */
export function text(...blocks: (Block | Block[])[]) {
  return blocks.flat().map((block, index) => withKeys(block, `b${index + 1}`));
}

/**
 * A paragraph. The words of all blocks may hold `**strong**`, `*emphasis*`, code in backticks and
 * links: `[words](page-platform)` to a document, `[words](mailto:…)` to an address.
 */
export const p = (words: string) => block(words);
/** A heading. */
export const h2 = (words: string) => block(words, { style: 'h2' });
/** A smaller heading. */
export const h3 = (words: string) => block(words, { style: 'h3' });
/** A quotation. */
export const quote = (words: string) => block(words, { style: 'blockquote' });
/** A list of points. */
export const list = (...items: string[]) =>
  items.map((words) => block(words, { listItem: 'bullet', level: 1 }));
/** A numbered list. */
export const steps = (...items: string[]) =>
  items.map((words) => block(words, { listItem: 'number', level: 1 }));
/** A box that stands out; in amber when it is important. */
export const callout = (title: string, words: string, important = false) => ({
  _type: 'callout',
  title,
  text: words,
  important,
});

type Block = ReturnType<typeof block | typeof callout | typeof picture>;

function block(words: string, rest: object = {}) {
  return { _type: 'block', style: 'normal', ...rest, ...inline(words) };
}

function withKeys(block: Block, key: string) {
  if (!('children' in block)) return { _key: key, ...block };
  const children = block.children.map((child, index) => ({ _key: `${key}-${index + 1}`, ...child }));
  return { _key: key, ...block, children };
}

const formatted = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

function inline(words: string) {
  const markDefs: { _key: string; _type: string; link: object }[] = [];
  const children = words
    .split(formatted)
    .filter(Boolean)
    .map((part) => ({ _type: 'span', ...span(part) }));
  return { markDefs, children };

  function span(part: string): { text: string; marks: string[] } {
    const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (label && href) {
      const mark = `link-${markDefs.length + 1}`;
      markDefs.push({ _key: mark, _type: 'link-mark', link: linkTo(href) });
      return { text: label, marks: [mark] };
    }
    if (/^\*\*[^*]+\*\*$/.test(part)) return { text: part.slice(2, -2), marks: ['strong'] };
    if (/^\*[^*]+\*$/.test(part)) return { text: part.slice(1, -1), marks: ['em'] };
    if (/^`[^`]+`$/.test(part)) return { text: part.slice(1, -1), marks: ['code'] };
    return { text: part, marks: [] };
  }
}

const linkTo = (target: string) => (/^\w+:/.test(target) ? address(target) : link(target));
