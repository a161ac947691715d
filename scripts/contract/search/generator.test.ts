import type { SanityClient } from '@sanity/client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import type { StoredDocument } from '#contract/project.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { effortOf } from '#contract/search/effort.ts';
import { objects } from '#contract/search/values.ts';
import { assets, worlds } from '#contract/search/world.ts';
import { studioErrors } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { kinds } from '#sections/registry.ts';
import { project } from '../project/project.ts';
import { world } from './searched-project.ts';

const effort = effortOf(0.4);
const compiled = compileSchema(project.types);
// Sanity's compiled types have more than their published types tell.
const typeOf = (name: string) => compiled.get(name) as unknown as CompiledType;
let its: TestLake;
let client: SanityClient;

beforeAll(async () => {
  its = await testLake();
  client = its.client();
  const [around = []] = fc.sample(worlds(compiled, world), { numRuns: 1, seed: 7 });
  const transaction = client.transaction();
  for (const [index, document] of [...assets, ...around].entries())
    transaction.create(isNamed(document) ? { ...document, slug: { current: `around-${index}` } } : document);
  await transaction.commit();
});
afterAll(() => its?.close());

/** Whether a document has a slug, which must not be taken when a document is made at random. */
const isNamed = (document: StoredDocument): boolean => 'slug' in document;

const errorsOf = (document: StoredDocument) => studioErrors(inTurn(document), client, compiled);

/** A document whose sections do not end before they begin: that rule is about two fields, which are made one by one. */
function inTurn({ sections, ...document }: StoredDocument): StoredDocument {
  if (!Array.isArray(sections)) return document;
  return { ...document, sections: sections.map((section) => ({ ...section, showFrom: undefined })) };
}
const pageWith = (section: object): StoredDocument => ({
  _id: 'page-of-the-test',
  _type: 'page',
  title: 'Page',
  path: { _type: 'slug', current: '/page-of-the-test' },
  sections: [section],
});

test.each(Object.keys(kinds))('the Studio lets an editor publish every generated %s', async (kind) => {
  const sections = objects(typeOf(kind), world).map((section) => ({
    ...section,
    _key: 'a',
    _type: kind,
  }));
  for (const section of fc.sample(sections, { numRuns: effort.runs, seed: effort.seed })) {
    expect({ section, errors: await errorsOf(pageWith(section)) }).toEqual({ section, errors: [] });
  }
});

test.each([
  'page',
  'post',
  'position',
  'episode',
  'integration',
  'author',
  'category',
  'redirect',
  'menu',
  'footer',
  'site',
])('the Studio lets an editor publish every generated %s', async (type) => {
  const documents = objects(typeOf(type), world).map((document) => ({
    ...document,
    _id: `${type}-of-the-test`,
    _type: type,
  }));
  for (const document of fc.sample(documents, { numRuns: effort.runs, seed: effort.seed })) {
    expect({ document, errors: await errorsOf(document) }).toEqual({ document, errors: [] });
  }
});

test.each([
  ['a required text is missing', { title: undefined }],
  ['a required text is empty', { title: '' }],
  ['a text is too long', { title: 'x'.repeat(91) }],
  ['a choice is none of the list', { background: 'purple' }],
  ['a text breaks its pattern', { anchor: 'Not so' }],
  ['a list is too long', { buttons: Array.from({ length: 9 }, (_, index) => button(`b${index}`)) }],
  ['a field of an item is missing', { buttons: [{ ...button('b'), label: undefined }] }],
  ['an address would run code', { buttons: [button('b', { href: 'javascript:alert(1)' })] }],
  ['a link leads to two places on a page', { buttons: [button('b', { href: '/a#b', anchor: 'c' })] }],
  ['a link leads to two places', { buttons: [button('b', { href: '/a', page: reference('page-1') })] }],
])('the check notices when %s', async (_what, broken) => {
  const sound = { _key: 'a', _type: 'cta-banner', title: 'Title', buttons: [button('b')] };
  expect(await errorsOf(pageWith(sound))).toEqual([]);
  expect(await errorsOf(pageWith({ ...sound, ...broken }))).toHaveLength(1);
});

function button(_key: string, link: object = { href: '/a' }) {
  return { _key, _type: 'button', label: 'Go', link: { _type: 'link', ...link } };
}

function reference(_ref: string) {
  return { _type: 'reference', _ref };
}
