import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { studioMarkers } from '#contract/dataset/studio-rules.ts';
import type { StoredDocument } from '#contract/project.ts';
import { refereeMarkers } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { kinds } from '#sections/registry.ts';
import { project } from '../project/project.ts';

const schema = compileSchema(project.types);
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its.client().create({ _id: 'page-b', _type: 'page', title: 'B', path: { current: '/b' } });
});
afterAll(() => its?.close());

const page = (...sections: object[]): StoredDocument => ({
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: { _type: 'slug', current: '/a' },
  sections,
});
const samples = Object.values(kinds).map(({ sample }, index) => ({ _key: `k${index}`, ...sample }));

test.each<[string, StoredDocument]>([
  ['a page of all samples', page(...samples)],
  ['a page without title and path', { _id: 'page-a', _type: 'page' }],
  [
    'texts that are too long',
    page({ _key: 'a', _type: 'cta-banner', title: 'x'.repeat(91), text: 'y'.repeat(201) }),
  ],
  ['a choice that there is not', page({ _key: 'a', _type: 'cta-banner', title: 'T', background: 'purple' })],
  ['values of wrong types', page({ _key: 'a', _type: 'cta-banner', title: 7, buttons: 'none' })],
  [
    'fields that nobody sees',
    { ...page({ _key: 'a', _type: 'cta-banner', title: 'T', subtitle: 'S' }), more: 1 },
  ],
  ['a required list that is empty', page({ _key: 'a', _type: 'faq', title: 'T', items: [] })],
  [
    'a button without a link',
    page({
      _key: 'a',
      _type: 'cta-banner',
      title: 'T',
      buttons: [{ _key: 'b', _type: 'button', label: 'Go' }],
    }),
  ],
  [
    'a link to two places',
    page({
      _key: 'a',
      _type: 'cta-banner',
      title: 'T',
      buttons: [
        {
          _key: 'b',
          _type: 'button',
          label: 'Go',
          link: { _type: 'link', href: '/b', page: { _type: 'reference', _ref: 'page-b' } },
        },
      ],
    }),
  ],
  ['a wrong path', { ...page(), path: { _type: 'slug', current: 'a b' } }],
  [
    'two equal anchors',
    page(
      { _key: 'a', _type: 'cta-banner', title: 'T', anchor: 'x' },
      { _key: 'b', _type: 'cta-banner', title: 'T', anchor: 'x' },
    ),
  ],
  [
    'a picture without words',
    page({
      _key: 'a',
      _type: 'marquee',
      pictures: [
        {
          _key: 'p',
          _type: 'slide',
          image: { _type: 'picture', asset: { _type: 'reference', _ref: 'page-b' } },
        },
      ],
    }),
  ],
  ['a post without anything', { _id: 'post-a', _type: 'post' }],
  [
    'a redirect to itself',
    {
      _id: 'redirect-a',
      _type: 'redirect',
      from: { _type: 'slug', current: '/a' },
      to: { _type: 'link', href: '/a' },
    },
  ],
  [
    'two heroes, of which the Studio warns',
    page({ _key: 'a', ...kinds.hero.sample }, { _key: 'b', ...kinds.hero.sample }),
  ],
  ['sections that no kind has', page({ _key: 'a', _type: 'carousel' }, { title: 'no type' })],
])('what the Studio says of %s is what Sanity says', async (_what, document) => {
  expect(await ours(document)).toEqual(await sanitys(document));
});

test.each(samples.map((sample) => [sample._type, sample] as const))(
  'of every fault in every field of %s the Studio says what Sanity says',
  async (_kind, sample) => {
    const faulty = page(...faultsIn(sample).map((section, index) => ({ ...section, _key: `f${index}` })));
    const said = await ours(faulty);
    expect(said.length).toBeGreaterThan(10);
    expect(said).toEqual(await sanitys(faulty));
  },
);

async function ours(document: StoredDocument): Promise<string[]> {
  const markers = await studioMarkers(document, schema, (id) => id === 'page-b');
  return sorted(
    markers.map(({ level, path, message }) => ({ level, line: `${path || document._type}: ${message}` })),
  );
}

async function sanitys(document: StoredDocument): Promise<string[]> {
  return sorted(await refereeMarkers(document, its.client(), schema));
}

function sorted(markers: { level: string; line: string }[]): string[] {
  return [...new Set(markers.map(({ level, line }) => `${level} ${line}`))].toSorted();
}

/**
 * Copies of a section with one fault each: every field at every depth left out, of a wrong type, empty, or far too
 * long.
 */
function faultsIn(section: object): object[] {
  return fieldsIn(section).flatMap((path) => [
    changed(section, path, undefined),
    ...[null, 7, '', 'x'.repeat(5_000), [], {}, [7, null, 'x']].map((value) => changed(section, path, value)),
  ]);
}

function fieldsIn(value: object): string[][] {
  return Object.entries(value).flatMap(([name, field]) => {
    const own = name.startsWith('_') ? [] : [[name]];
    const inner = typeof field === 'object' && field !== null ? fieldsIn(field) : [];
    return [...own, ...inner.map((path) => [name, ...path])];
  });
}

function changed<T extends object>(from: T, [name = '', ...rest]: string[], value: unknown): T {
  const copy = (Array.isArray(from) ? [...from] : { ...from }) as Record<string, unknown> & T;
  const field = copy[name];
  const next = rest.length > 0 ? changed(field as object, rest, value) : value;
  if (next === undefined && Array.isArray(copy)) copy.splice(Number(name), 1);
  else if (next === undefined) delete copy[name];
  else Object.assign(copy, { [name]: next });
  return copy;
}
