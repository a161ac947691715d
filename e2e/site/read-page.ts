import { fromHtml } from 'hast-util-from-html';

type Tree = ReturnType<typeof fromHtml>;
type Node = Tree | Tree['children'][number];
type Element = Extract<Node, { type: 'element' }>;

/** What the HTML of a page contains, for checks of whole sites. */
export interface ReadPage {
  title: string;
  /** The content of each `<meta>`, by its name or property. */
  meta: Map<string, string>;
  canonical: string | undefined;
  headings: { level: number; words: string }[];
  ids: Set<string>;
  links: string[];
  pictures: { src: string; alt: string | null }[];
  /** The date of each `<time>`, such as `2026-03-31`. */
  days: string[];
  /** The names of all classes, and the addresses of the linked style sheets. */
  classes: Set<string>;
  sheets: string[];
  structuredData: { '@type': string; [property: string]: unknown }[];
}

/** Reads the HTML of a page as a browser without scripts does. */
export function readPage(html: string): ReadPage {
  const all = elementsOf(fromHtml(html));
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const attribute = ({ properties }: Element, name: string) => {
    const value = properties[name];
    return value === undefined || value === null ? null : String(value);
  };
  const meta = named('meta').map((one): [string, string] => [
    attribute(one, 'name') ?? attribute(one, 'property') ?? '',
    attribute(one, 'content') ?? '',
  ]);
  return {
    title: wordsOf(named('title')[0]),
    meta: new Map(meta),
    canonical: named('link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href') ?? '')[0],
    headings: all
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((one) => ({ level: Number(one.tagName[1]), words: wordsOf(one) })),
    ids: new Set(all.flatMap((one) => attribute(one, 'id') ?? [])),
    links: named('a').flatMap((link) => attribute(link, 'href') ?? []),
    pictures: named('img').map((img) => ({ src: attribute(img, 'src') ?? '', alt: attribute(img, 'alt') })),
    days: named('time').flatMap((time) => attribute(time, 'dateTime') ?? []),
    classes: new Set(
      all.flatMap(({ properties: { className } }) => (Array.isArray(className) ? className.map(String) : [])),
    ),
    sheets: named('link')
      .filter((link) => attribute(link, 'rel') === 'stylesheet')
      .map((link) => attribute(link, 'href') ?? ''),
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .flatMap((script) => JSON.parse(wordsOf(script))['@graph']),
  };
}

function elementsOf(node: Node): Element[] {
  const inner = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
}

function wordsOf(node: Node | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
