import { readdirSync } from 'node:fs';
import { evaluate, parse } from 'groq-js';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { checkSection } from '#sections/check-section.ts';
import { migrated, type StoredDocument } from '#sections/migrate-documents.ts';
import { migrations } from '#sections/migrations.ts';
import { kinds } from '#sections/registry.ts';
import { resolved, resolveParams, resolveQuery } from '#sections/resolve-contract.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { views } from '#sections/views.ts';

const folder = new URL('../../sections/', import.meta.url);
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its
    .client()
    .create({ _id: 'page-demo', _type: 'page', title: 'Demo', path: { current: '/book-demo' } });
});
afterAll(() => its?.close());

const pageOf = (sections: readonly object[]) => ({
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: { _type: 'slug', current: '/a' },
  sections,
});

test('every file of a migration is in the list, in the order of its number', () => {
  const files = Object.keys(kinds).flatMap((kind) => {
    const names = readdirSync(new URL(kind, folder)).includes('migrations')
      ? readdirSync(new URL(`${kind}/migrations`, folder))
      : [];
    return names
      .filter((name) => !name.includes('.fixture.'))
      .map((name) => `${kind}/${name.replace('.ts', '')}`);
  });
  const listed = migrations.map(({ kind, name }) => `${kind}/${name}`);
  expect(listed.toSorted()).toEqual(files.toSorted());
  for (const kind of Object.keys(kinds)) {
    const own = listed.filter((name) => name.startsWith(`${kind}/`));
    expect(own).toEqual(own.toSorted());
  }
});

describe.each(migrations)('$kind/$name', ({ kind, migration, fixture, covers }) => {
  test('makes the new form of the old, and leaves the new as it is', async () => {
    const changed = await migrated(migration, pageOf(fixture.before) as StoredDocument);
    expect(changed.sections).toEqual(fixture.after);
    expect(await migrated(migration, changed)).toBe(changed);
  });

  test('changes exactly the sections that its kind knows as old', async () => {
    const entry = kinds[kind];
    const oldForm = 'oldForm' in entry ? String(entry.oldForm) : 'false';
    for (const [index, section] of fixture.before.entries()) {
      const tree = parse(`*[${oldForm}]`);
      const isOld = (await (await evaluate(tree, { dataset: [section] })).get()).length > 0;
      const changed = await migrated(migration, pageOf([section]) as StoredDocument);
      expect({ index, isOld }).toEqual({ index, isOld: (changed.sections as object[])[0] !== section });
    }
  });

  test('says which changes of the schema it covers', () => {
    expect(covers.filter((path) => path.startsWith(`${kind}.`))).toEqual([...covers]);
  });
});

/** A page as visitors get it: asked for, its old sections upgraded, checked and drawn. */
async function show(path: string): Promise<{ html: string[]; requests: number }> {
  let requests = 0;
  const ask = (query: string, params: Record<string, unknown>) => {
    requests += 1;
    return its.client({ perspective: 'published' }).fetch<unknown>(query, params);
  };
  const { page } = resolved.parse(await ask(resolveQuery, resolveParams(path)));
  const sections = await upgradeSections(page?.sections ?? [], ask);
  return { html: sections.map(draw), requests };
}

function draw(raw: unknown): string {
  const section = checkSection(raw);
  if (!section.ok) throw new Error(section.reason);
  const View = views[section.kind] as ComponentType<typeof section.props>;
  return renderToStaticMarkup(createElement(View, section.props));
}

test('a call to action of the first version looks the same before, during and after its migration', async () => {
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'page-demo' } };
  const banner = (key: string) => ({
    _key: key,
    _type: 'cta-banner',
    title: key,
    button: { _type: 'button', label: 'Book a demo', variant: 'cta', link },
  });
  const page = pageOf([banner('one'), { _key: 'x', _type: 'prose', title: 'Words' }, banner('two')]);
  await its.client().createOrReplace(page);
  const before = await show('/a');
  expect(before.html[0]).toContain('href="/book-demo"');
  expect(before.html[0]).toContain('Book a demo');

  const newest = await migrated(migrations[0]?.migration as never, page as StoredDocument);
  const [first, words] = newest.sections as object[];
  await its.client().createOrReplace({ ...page, sections: [first, words, page.sections[2]] } as never);
  const during = await show('/a');

  await its.client().createOrReplace(newest as never);
  const after = await show('/a');
  expect(during.html).toEqual(before.html);
  expect(after.html).toEqual(before.html);
  expect([before, during, after].map(({ requests }) => requests)).toEqual([2, 2, 1]);
});
