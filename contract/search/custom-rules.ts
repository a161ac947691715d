import * as fc from 'fast-check';
import { mark } from './texts.ts';

type Fields = Record<string, unknown>;

/**
 * Custom rules of the schema are functions that nobody can read. What each type demands beyond its readable rules
 * stands here: it mends what was generated, so that an editor could publish it. A rule that is forgotten here is
 * found by the test that gives generated documents to Sanity's own validator.
 */
export const mend: Readonly<Record<string, (value: Fields) => Fields>> = {
  link: ({ href, ...link }) => (link.page || href === undefined ? link : { ...link, href }),
  picture: (picture) => {
    const { alt, isDecorative, asset } = picture;
    const isSaid = !asset || isDecorative || (typeof alt === 'string' && alt.trim());
    return isSaid ? picture : { ...picture, alt: 'A map of identities' };
  },
  'blog-list': (list) => {
    const { source, category, posts } = list;
    const isChosen =
      source === 'category' ? category : source !== 'picked' || (posts as unknown[])?.length > 0;
    return isChosen ? list : { ...list, source: 'latest' };
  },
  'episodes-list': (list) => {
    const isChosen = list.source !== 'picked' || (list.episodes as unknown[])?.length > 0;
    return isChosen ? list : { ...list, source: 'all' };
  },
  form: ({ fields, ...form }) =>
    fields ? { ...form, fields: distinctBy(fields as Fields[], ({ name }) => name) } : form,
  'select-field': withOwnChoices,
  'tiles-field': withOwnChoices,
  page: ({ sections, ...page }) =>
    sections ? { ...page, sections: ownAnchors(oneIndex(sections as Fields[])) } : page,
};

function oneIndex(sections: Fields[]): Fields[] {
  const first = sections.find(({ _type }) => _type === 'blog-index');
  return sections.filter((section) => section._type !== 'blog-index' || section === first);
}

function ownAnchors(sections: Fields[]): Fields[] {
  const isFirst = ({ anchor }: Fields, index: number) =>
    sections.findIndex((other) => other.anchor === anchor) === index;
  return sections.map((section, index) =>
    isFirst(section, index) ? section : { ...section, anchor: undefined },
  );
}

function withOwnChoices({ choices, ...field }: Fields): Fields {
  return choices
    ? { ...field, choices: distinctBy(choices as Fields[], ({ value, label }) => value || label) }
    : field;
}

const distinctBy = (items: Fields[], keyOf: (item: Fields) => unknown): Fields[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index);

const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const path = fc.array(word, { maxLength: 3 }).map((words) => `/${words.join('/')}`);
const address = fc.constantFrom(
  '/platform',
  '/platform?from=menu#sources',
  '#questions',
  'https://a.example/b?c=d&e=%20#f',
  'http://a.example',
  'mailto:hello@a.example?subject=A%20question',
  'tel:+15550100',
  `https://a.example/?q=<${mark}>`,
  `/"${mark}="`,
);

// As an editor writes it, or whoever wants to do harm through him.
const html = fc
  .array(
    fc.constantFrom(
      'Own it first.',
      '<strong>Own it</strong>, <em>then <code>rotate</code></em>.<br>',
      '<p>One.</p><ul><li>Two</li></ul>',
      '<a href="/platform?a=b&c=d">here</a>',
      '<a href="https://a.example" rel="opener">there</a>',
      'a < b & c',
      '<b>never closed',
      '</li></ol></section>',
      `<script>${mark}</script><${mark}>`,
      `<img src=x onerror="${mark}">`,
      `<a href="javascript:${mark}" onclick="${mark}">x</a>`,
      `<b title='" ${mark}="' style="${mark}">x</b>`,
      `<svg><script>${mark}</script></svg><!--<${mark}>-->`,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

/**
 * Values of fields whose form a custom rule demands or whose text has a language of its own, by the name of the
 * field, or of its type and the field.
 */
export const fieldValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  path: slug(path),
  from: slug(path),
  slug: slug(word),
  href: address,
  'principles.cards': fc.array(html, { maxLength: 4 }),
};

function slug(current: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return current.map((text) => ({ _type: 'slug', current: text }));
}
