import { globSync } from 'node:fs';
import { at, defineMigration, delete_, set, unset } from '@sanity/migrate';
import { evaluate, parse } from 'groq-js';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { indexParams } from '#schemas/index-address.ts';
import { checkSection } from '#sections/check-section.ts';
import type { ContentMigration } from '#sections/content-migration.ts';
import { migrated, migratedByAll, type StoredDocument } from '#sections/migrate-documents.ts';
import { sectionsProjection } from '#sections/sections-query.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { views } from '#sections/views.ts';
import { allMigrations as migrations } from './migrations.ts';
import { resolvedWhole, resolveParams, resolveQuery } from './resolve-contract.ts';

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

const severalButtons = migrations.find(
  ({ name }) => name === 'cta-banner/001-several-buttons',
) as ContentMigration;

const documentOf = (stored: object) => ('_id' in stored ? stored : pageOf([stored])) as StoredDocument;

test('every file of a migration is in the list, in the order of its number', () => {
  const files = ['sections', 'schemas', 'pages'].flatMap((room) =>
    globSync(`${room}/*/migrations/[0-9]*.ts`)
      .filter((file) => !/\.(?:fixture|test)\.ts$/.test(file))
      .map((file) => file.replace(`${room}/`, '').replace('/migrations/', '/').replace('.ts', '')),
  );
  const listed = migrations.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(files.toSorted());
  for (const kind of new Set(listed.map(kindOf))) {
    const own = listed.filter((name) => kindOf(name) === kind);
    expect(own).toEqual(own.toSorted());
  }
});

describe.each(migrations)('$name', ({ name, migration, fixture, covers }) => {
  test('makes the new form of the old, and leaves the new as it is', async () => {
    for (const [index, stored] of fixture.before.entries()) {
      const changed = await migrated(migration, documentOf(stored));
      expect(changed).toEqual(documentOf(fixture.after[index] ?? {}));
      expect(await migrated(migration, changed)).toBe(changed);
    }
  });

  test('is asked for exactly what it changes, by a run and by the query of a page', async () => {
    for (const stored of fixture.before) {
      const document = documentOf(stored);
      const isOld = (await migrated(migration, document)) !== document;
      const { documentTypes: types = [document._type], filter = 'true' } = migration;
      const found = await answer(`*[_type in $types && (${filter})]`, { types }, [document]);
      expect({ stored, isOld: found.length > 0 }).toEqual({ stored, isOld });
      if ('_id' in stored) continue;
      const [shown] = await answer(`$sections${sectionsProjection}`, { sections: [stored] });
      // The condition of the older form must hold exactly for what some migration of the kind changes.
      const isOlder = (await migratedByAll(document)) !== document;
      expect({ stored, isOld: '_stored' in (shown ?? {}) }).toEqual({ stored, isOld: isOlder });
    }
  });

  test('says which changes of the schema it covers', () => {
    const kind = kindOf(name);
    expect(covers.filter((path) => path === kind || path.startsWith(`${kind}.`))).toEqual([...covers]);
  });
});

function kindOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

async function answer(query: string, params: object, dataset: object[] = []): Promise<object[]> {
  const given = { ...indexParams('/a'), ...params };
  return (await evaluate(parse(query, { params: given }), { dataset, params: given })).get();
}

const step = (from: string, to: string): ContentMigration => ({
  name: `note/${from}`,
  migration: defineMigration({
    title: `${from} is ${to} now`,
    documentTypes: ['page'],
    migrate: {
      object: (part) => (part[from] ? [at(to, set(part[from])), at(from, unset())] : undefined),
    },
  }),
  covers: [],
  fixture: { before: [], after: [] },
});

test('a section of an older form is migrated on pages, where pages share it, and in templates', async () => {
  const { migration, fixture } = severalButtons;
  for (const _type of ['page', 'shared-section', 'page-template']) {
    const stored = (sections: readonly object[]) => ({ _id: 'a', _type, sections });
    expect(await migrated(migration, stored(fixture.before))).toEqual(stored(fixture.after));
  }
});

test('several migrations make one chain, from the form that is the oldest to the newest', async () => {
  const chain = [step('head', 'heading'), step('heading', 'title')];
  const note = (_key: string, fields: object) => ({ _key, _type: 'note', ...fields });
  const forms = [note('a', { head: 'A' }), note('b', { heading: 'B' }), note('c', { title: 'C' })];
  const newest = await migratedByAll(pageOf(forms) as StoredDocument, chain);
  expect(newest.sections).toEqual([note('a', { title: 'A' }), note('b', { title: 'B' }), forms[2]]);
  const author = { _id: 'author', _type: 'author', head: 'Of another type' };
  expect(await migratedByAll(author, chain)).toBe(author);
});

test('a migration that does more than patch its document is refused', async () => {
  const migration = defineMigration({ title: 'Removes', migrate: { document: ({ _id }) => delete_(_id) } });
  await expect(migrated(migration, pageOf([]) as StoredDocument)).rejects.toThrow(
    'The migration "Removes" does more to "page-a" than patch it and create documents for it',
  );
});

test('a section on which a migration fails costs only itself, and says why', async () => {
  const old = (_key: string) => ({
    _key,
    _type: 'cta-banner',
    _stored: { _key, _type: 'cta-banner', button: {} },
  });
  const words = { _key: 'words', _type: 'prose', title: null, text: [] };
  const [broken, other, good] = await upgradeSections(
    [old('broken'), words, old('good')],
    async (_query, { sections }) => sections,
    async (document) => {
      if (document._id === 'broken')
        throw new Error('The migration "Several buttons" fails on "broken": no label');
      return { document, created: [] };
    },
  );
  expect(checkSection(broken)).toEqual({
    ok: false,
    key: 'broken',
    kind: 'cta-banner',
    reason: 'The migration "Several buttons" fails on "broken": no label',
  });
  expect(other).toBe(words);
  expect(good).toEqual(old('good')._stored);
});

/** A page as visitors get it: fetched, its old sections upgraded, checked and drawn. */
async function show(path: string): Promise<{ html: string[]; requests: number }> {
  let requests = 0;
  const ask = (query: string, params: Record<string, unknown>) => {
    requests += 1;
    return its
      .client({ perspective: 'published' })
      .fetch<unknown>(query, { ...resolveParams(path), ...params });
  };
  const { held } = resolvedWhole.parse(await ask(resolveQuery, {}));
  const sections = await upgradeSections(held?.sections ?? [], ask);
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

  const newest = await migrated(severalButtons.migration, page as StoredDocument);
  const [first, words] = newest.sections as object[];
  await its.client().createOrReplace({ ...page, sections: [first, words, page.sections[2]] } as never);
  const during = await show('/a');

  await its.client().createOrReplace(newest as never);
  const after = await show('/a');
  expect(during.html).toEqual(before.html);
  expect(after.html).toEqual(before.html);
  expect([before, during, after].map(({ requests }) => requests)).toEqual([2, 2, 1]);
});
