import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evaluateSync, parse, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import { resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { isKind } from '#sections/check-section.ts';
import { kinds } from '#sections/registry.ts';
import { evaluatePath } from './evaluate-path.ts';
import { placeSections, type ServedPath, servedDocument } from './served-path.ts';
import { treesOf } from './trees-fixture.ts';

const folder = fileURLToPath(new URL('../../content/documents/', import.meta.url));
const stored = globSync(`${folder}**/*.json`)
  .sort()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as LiveDocument);
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const slug = (current: string) => ({ _type: 'slug', current });
const shared = (_key: string, _ref: string, more = {}) => ({
  _key,
  _type: 'shared',
  section: reference(_ref),
  ...more,
});
const samples = Object.entries(kinds).map(([kind, { sample }]) => ({ ...sample, _key: `of-${kind}` }));
const dataset: LiveDocument[] = [
  ...stored,
  { _id: 'shared-faq', _type: 'shared-section', title: 'F', sections: [{ ...kinds.faq.sample, _key: 'f' }] },
  {
    _id: 'page-of-samples',
    _type: 'page',
    title: 'Samples',
    path: slug('/samples'),
    sections: [
      ...samples,
      shared('s', 'shared-faq', { anchor: 'asked' }),
      shared('t', 'shared-faq'),
      shared('gone', 'nowhere'),
      { _key: 'odd', _type: 'carousel', title: 'Nobody knows this kind' },
      { _key: 'old', _type: 'cta-banner', title: 'Old', button: { label: 'Go' } },
      ...samples.map((section) => ({ ...section, _key: `${section._key}-again` })),
      null,
      'no section',
    ],
  },
  {
    _id: 'page-of-all',
    _type: 'page',
    title: 'All sections of the first content',
    path: slug('/all'),
    sections: stored
      .flatMap(({ sections }) => (Array.isArray(sections) ? sections : []))
      .map((section, index) => ({ ...section, _key: `${index}` })),
  },
  { _id: 'page-odd', _type: 'page', title: 'Odd', path: slug('/odd'), sections: 'none' },
];
const known = new Map(dataset.map((document) => [document._id, document]));

/**
 * What the queries of a path are evaluated on: all documents but other pages, each of which would be asked whether it
 * lists posts.
 */
const on = (path: string) => ({
  dataset: dataset.filter(
    (document) => document._type !== 'page' || `${path}/`.startsWith(`${storedAddress(document)}/`),
  ),
  params: resolveParams(path),
  dereference: ({ _ref }: { _ref: string }) => known.get(_ref) ?? null,
});
const none = (): never => {
  throw new Error('A tree is missing.');
};

const parsed = new Map<string, unknown>();

/** The answer of the single query for all kinds. */
function answerOfOne(path: string): ServedPath {
  const { indexFrom, indexTo } = resolveParams(path);
  const part = `${indexFrom} ${indexTo}`;
  const tree = parsed.get(part) ?? parse(resolveQuery, { params: { indexFrom, indexTo } });
  parsed.set(part, tree);
  // groq-js does not type its answers, and takes documents of any form.
  return placeSections(toJS(evaluateSync(tree as never, on(path) as never)) as ServedPath);
}

// The address of one document of each type, and addresses of lists and of nothing.
const paths = [
  ...[...Map.groupBy(dataset, ({ _type }) => _type).values()].flatMap(
    ([first]) => storedAddress(first) ?? [],
  ),
  ...['/', '/samples', '/all', '/odd', '/blog', '/blog/page/2', '/blog/category/research', '/nowhere'],
];

test('the trees of the frame and of the kinds answer at every path what the one query of all kinds answers, to the letter, without those of other kinds', () => {
  const drawn = new Set<unknown>();
  for (const path of paths) {
    const whole = answerOfOne(path);
    const held = new Set(sectionsOf(whole).map((section) => section?._type ?? ''));
    const answer = evaluatePath(treesOf(path, [...held].filter(isKind)), on(path), none);
    expect(JSON.stringify(answer), path).toBe(JSON.stringify(whole));
    for (const kind of held) drawn.add(kind);
  }
  expect([...drawn]).toEqual(expect.arrayContaining([...Object.keys(kinds), 'carousel', 'shared']));
});

test('a section whose kind has no tree is what is said instead, or left out', () => {
  const path = '/samples';
  const all = evaluatePath(treesOf(path), on(path), none);
  const asked = new Set<string>();
  const some = evaluatePath(treesOf(path, ['hero', 'cta-banner']), on(path), ({ _key, _type }) => {
    asked.add(_type);
    return _type === 'faq' ? { _key, _type, title: 'As it was' } : undefined;
  });
  expect([...asked].sort()).toEqual(
    Object.keys(kinds)
      .filter((kind) => kind !== 'hero' && kind !== 'cta-banner')
      .sort(),
  );
  const kept = ['hero', 'cta-banner', 'faq', 'shared', 'carousel', undefined];
  expect(sectionsOf(some)).toEqual(
    sectionsOf(all)
      .filter((section) => kept.includes(section?._type))
      .map((section) =>
        section?._type === 'faq' ? { _key: section._key, _type: 'faq', title: 'As it was' } : section,
      ),
  );
});

const sectionsOf = (answer: ServedPath) =>
  (servedDocument(answer)?.sections ?? []) as ({ _key: string; _type: string } | null)[];
