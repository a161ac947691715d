import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, defineMigration, set, unset } from '@sanity/migrate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { askNewest } from '#pages/ask-newest.ts';
import { resolvePath } from '#pages/resolve-path.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import type { ContentMigration } from '#sections/content-migration.ts';
import { newestOf } from '#sections/migrate-documents.ts';
import { openMigrationRecord } from './migration-record.ts';
import { plannedChanges, runMigrations } from './run-migrations.ts';
import { undoMigrations } from './undo-migrations.ts';

// A person had one name and has two; the settings of the site called its brand otherwise.
const forms = { author: 'defined(name)', site: 'defined(brand)' };

const migrationOf = (name: string, migration: ContentMigration['migration']): ContentMigration => ({
  name,
  migration,
  covers: [],
  fixture: { before: [], after: [] },
});

const all = [
  migrationOf(
    'author/001-two-names',
    defineMigration({
      title: 'A person has two names',
      documentTypes: ['author'],
      filter: forms.author,
      migrate: {
        document({ name }) {
          if (typeof name !== 'string') return;
          const [firstName = '', ...others] = name.split(' ');
          return [
            at('firstName', set(firstName)),
            at('lastName', set(others.join(' '))),
            at('name', unset()),
          ];
        },
      },
    }),
  ),
  migrationOf(
    'site/001-brand-name',
    defineMigration({
      title: 'The brand has a name',
      documentTypes: ['site'],
      filter: forms.site,
      migrate: {
        document: ({ brand }) =>
          brand ? [at('brandName', set(String(brand))), at('brand', unset())] : undefined,
      },
    }),
  ),
];

const slug = (current: string) => ({ _type: 'slug', current });
const author = { _id: 'author-ada', _type: 'author', name: 'Ada King Lovelace', slug: slug('ada') };
const post = {
  _id: 'post-a',
  _type: 'post',
  title: 'A post',
  slug: slug('a-post'),
  publishedAt: '2026-01-01T00:00:00.000Z',
  author: { _type: 'reference', _ref: 'author-ada' },
};
const list = { _key: 'list', _type: 'blog-list', title: 'Posts', source: 'latest', limit: 3 };
const page = { _id: 'page-a', _type: 'page', title: 'A', path: slug('/a'), sections: [list] };
const site = { _id: 'site', _type: 'site', brand: 'Cardea' };
const draft = { ...author, _id: 'drafts.author-ada', name: 'Ada Byron' };

const folder = mkdtempSync(join(tmpdir(), 'tessera-old-documents-'));
const record = openMigrationRecord(folder, 'tessera', 'production');
let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  const transaction = its.client().transaction();
  for (const document of [author, post, page, site, draft] as { _type: string }[])
    transaction.create(document);
  await transaction.commit();
});
afterAll(async () => {
  await its?.close();
  rmSync(folder, { recursive: true });
});

const raw = () => its.client({ perspective: 'raw' });

/** All that visitors, or editors, get of these documents, and how often the lake was asked for it. */
async function show(
  perspective: 'published' | 'drafts' = 'published',
  known: Record<string, string> = forms,
) {
  let requests = 0;
  const asked = (query: string, params: Record<string, unknown>) =>
    askNewest(
      query,
      (text, more) => {
        requests += 1;
        return its.client({ perspective }).fetch<unknown>(text, { ...params, ...more });
      },
      known,
      (document) => newestOf(document, all),
    );
  const ask = async <Contract extends z.ZodType>(
    contract: Contract,
    query: string,
    params: Record<string, unknown>,
  ) => contract.parse(await asked(query, params));
  const person = await resolvePath('/blog/authors/ada', ask);
  const article = await resolvePath('/blog/a-post', ask);
  const listed = await resolvePath('/a', ask);
  const [section] = listed.page?.sections ?? [];
  const around = shell.parse(await asked(shellQuery, {}));
  const shown = {
    person: person.author?.title,
    by: article.post?.author,
    listed: section?.ok ? section.props : section,
    brand: around.site?.brandName,
  };
  return { shown, requests };
}

test('documents of an older form look the same wherever they are shown, before, after and when it is undone', async () => {
  const before = await show();
  expect(before.shown).toMatchObject({
    person: 'Ada King Lovelace',
    by: { firstName: 'Ada', lastName: 'King Lovelace' },
    listed: { posts: [{ author: { lastName: 'King Lovelace' } }] },
    brand: 'Cardea',
  });
  const drafts = await show('drafts');
  expect(drafts.shown).toMatchObject({ person: 'Ada Byron', by: { lastName: 'Byron' }, brand: 'Cardea' });

  const planned = await Array.fromAsync(plannedChanges(raw(), all));
  expect(planned.map(({ before }) => before._id).toSorted()).toEqual([
    'author-ada',
    'drafts.author-ada',
    'site',
  ]);
  expect((await show()).shown).toEqual(before.shown);

  expect(await runMigrations(raw(), record, undefined, all)).toEqual({ changed: 3, created: 0, busy: [] });
  const after = await show();
  expect(after.shown).toEqual(before.shown);
  expect((await show('drafts')).shown).toEqual(drafts.shown);
  expect(await raw().getDocument('author-ada')).toMatchObject({
    firstName: 'Ada',
    lastName: 'King Lovelace',
  });

  // Nothing more is asked while nothing is of an older form, nor when there is no older form at all.
  expect(after.requests).toBeLessThan(before.requests);
  expect((await show('published', {})).requests).toBe(after.requests);

  expect(await undoMigrations(raw(), record)).toEqual({ restored: 3, removed: 0, edited: [] });
  expect(await raw().getDocument('author-ada')).toMatchObject(author);
  expect((await show()).shown).toEqual(before.shown);
});

test('a document on which its migration fails is shown as far as its contract accepts it, and the log says why', async () => {
  const said: unknown[] = [];
  const { error } = console;
  console.error = (line: unknown) => said.push(line);
  try {
    const answer = await askNewest(
      '*[_id == "post-a"]{title, "author": author->{firstName}}',
      (query, more) => its.client({ perspective: 'published' }).fetch<unknown>(query, more),
      forms,
      () =>
        Promise.reject(new Error('The migration "A person has two names" fails on "author-ada": no space')),
    );
    expect(answer).toEqual([{ title: 'A post', author: { firstName: null } }]);
  } finally {
    console.error = error;
  }
  expect(said).toEqual(['The migration "A person has two names" fails on "author-ada": no space']);
});
