import type { SanityClient } from '@sanity/client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { kinds } from '#sections/registry.ts';
import { compileSchema } from '../compile.ts';
import type { CompiledType } from '../proof/rules.ts';
import { studioErrors } from '../studio-errors.ts';
import { objects } from './values.ts';
import { assets, type WorldDocument, worldOf, worlds } from './world.ts';

const compiled = compileSchema();
const typeOf = (name: string) => compiled.get(name) as unknown as CompiledType;
let its: TestLake;
let client: SanityClient;

beforeAll(async () => {
  its = await testLake();
  client = its.client();
  const [world = []] = fc.sample(worlds(compiled), { numRuns: 1, seed: 7 });
  const transaction = client.transaction();
  for (const document of [...assets, ...world]) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its?.close());

const errorsOf = (document: WorldDocument) => studioErrors(document, client);
const pageWith = (section: object): WorldDocument => ({
  _id: 'page-of-the-test',
  _type: 'page',
  title: 'Page',
  path: { _type: 'slug', current: '/page-of-the-test' },
  sections: [section],
});

test.each(Object.keys(kinds))('the Studio lets an editor publish every generated %s', async (kind) => {
  const sections = objects(typeOf(kind), worldOf()).map((section) => ({
    ...section,
    _key: 'a',
    _type: kind,
  }));
  for (const section of fc.sample(sections, { numRuns: 12, seed: 1 })) {
    expect({ section, errors: await errorsOf(pageWith(section)) }).toEqual({ section, errors: [] });
  }
});

test.each(['post', 'position', 'episode', 'integration', 'author', 'category', 'menu', 'footer', 'site'])(
  'the Studio lets an editor publish every generated %s',
  async (type) => {
    const documents = objects(typeOf(type), worldOf()).map((document) => ({
      ...document,
      _id: `${type}-of-the-test`,
      _type: type,
    }));
    for (const document of fc.sample(documents, { numRuns: 8, seed: 1 })) {
      expect({ document, errors: await errorsOf(document) }).toEqual({ document, errors: [] });
    }
  },
);

test('what the Studio does not let an editor publish is not generated: the check notices', async () => {
  const [section] = fc.sample(objects(typeOf('cta-banner'), worldOf()), { numRuns: 1, seed: 1 });
  expect(await errorsOf(pageWith({ ...section, _key: 'a', title: 'x'.repeat(91) }))).toHaveLength(1);
  expect(await errorsOf(pageWith({ ...section, _key: 'a', background: 'purple' }))).toHaveLength(1);
});
