import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, createIfNotExists, createOrReplace, defineMigration, patch, set } from '@sanity/migrate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readArchive } from '#lake/import/read-archive.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { ContentMigration } from '#sections/content-migration.ts';
import { migrated, newestOf } from '#sections/migrate-documents.ts';
import { sectionsOfKinds } from '#sections/sections-query.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { migrateArchive } from './migrate-archive.ts';
import { openMigrationRecord } from './migration-record.ts';
import { plannedChanges, runMigrations } from './run-migrations.ts';
import { undoMigrations } from './undo-migrations.ts';

// The people of a team stood in its section, and are documents of their own now, to which the section refers.
const registry = {
  team: {
    projection: '{title, "people": coalesce(people[]->{name, role}, [])}',
    oldForm: '_type == "team" && count(people[defined(name)]) > 0',
  },
};

interface Person {
  _key: string;
  name?: string;
  role?: string;
}

const all: ContentMigration[] = [
  {
    name: 'team/001-people-of-their-own',
    migration: defineMigration({
      title: 'People are documents of their own',
      documentTypes: ['page', 'shared-section'],
      filter: `count(sections[${registry.team.oldForm}]) > 0`,
      migrate: {
        document(document) {
          const { _id, sections = [] } = document as {
            _id: string;
            sections?: { _key: string; people?: Person[] }[];
          };
          return sections.flatMap(({ _key, people = [] }) => {
            if (!people.some(({ name }) => name)) return [];
            const idOf = (person: Person) => `person-${_id}-${_key}-${person._key}`;
            const references = people.map((person) => ({
              _key: person._key,
              _type: 'reference',
              _ref: idOf(person),
            }));
            return [
              ...people.map((person) =>
                createIfNotExists({
                  _id: idOf(person),
                  _type: 'person',
                  name: person.name,
                  role: person.role,
                }),
              ),
              patch(_id, at(['sections', { _key }, 'people'], set(references))),
            ];
          });
        },
      },
    }),
    covers: [],
    fixture: { before: [], after: [] },
  },
];

const ada = { _key: 'a', name: 'Ada', role: 'Founder' };
const bob = { _key: 'b', name: 'Bob', role: 'Engineer' };
const team = (...people: Person[]) => ({ _key: 'team', _type: 'team', title: 'Who we are', people });
const page = (_id: string, ...people: Person[]) => ({
  _id,
  _type: 'page',
  title: 'A',
  sections: [team(...people)],
});

const folder = mkdtempSync(join(tmpdir(), 'tessera-own-documents-'));
let its: TestLake | undefined;
let count = 0;
let record = openMigrationRecord(folder, 'tessera', 'none');

beforeEach(async () => {
  await its?.close();
  its = await testLake();
  record = openMigrationRecord(folder, 'tessera', `production-${count++}`);
  await raw().create(page('page-a', ada, bob));
});
afterAll(async () => {
  await its?.close();
  rmSync(folder, { recursive: true });
});

const raw = () => (its as TestLake).client({ perspective: 'raw' });
const run = () => runMigrations(raw(), record, undefined, all);
const idsOfPeople = () => raw().fetch<string[]>('*[_type == "person"]._id | order(@ asc)');

/** The sections of a page as visitors, or editors, get them, and how often the lake was asked. */
async function show(perspective: 'published' | 'drafts' = 'published') {
  let requests = 0;
  const ask = (query: string, params: Record<string, unknown>) => {
    requests += 1;
    return (its as TestLake).client({ perspective }).fetch<unknown>(query, params);
  };
  const query = `*[_id == $id][0].sections${sectionsOfKinds(['team'], registry)}`;
  const found = (await ask(query, { id: 'page-a' })) as unknown[];
  const sections = await upgradeSections(found, ask, (document) => newestOf(document, all), registry);
  return { sections, requests };
}

const always = { hidden: null, showFrom: null, showUntil: null };
const shownWith = (...people: Person[]) => [
  { ...team(), ...always, people: people.map(({ name, role }) => ({ name, role })) },
];

test('items that become documents are shown the same before, after, and when it is undone', async () => {
  const before = raw().getDocument('page-a');
  expect(await show()).toEqual({ sections: shownWith(ada, bob), requests: 2 });

  const [planned] = await Array.fromAsync(plannedChanges(raw(), all));
  expect(planned?.created.map(({ _id }) => _id)).toEqual(['person-page-a-team-a', 'person-page-a-team-b']);
  expect(await idsOfPeople()).toEqual([]);

  expect(await run()).toEqual({ changed: 1, created: 2, busy: [] });
  expect(await idsOfPeople()).toEqual(['person-page-a-team-a', 'person-page-a-team-b']);
  expect(await show()).toEqual({ sections: shownWith(ada, bob), requests: 1 });
  expect(await run(), 'a second run has nothing to do').toEqual({ changed: 0, created: 0, busy: [] });

  expect(await undoMigrations(raw(), record)).toEqual({ restored: 1, removed: 2, edited: [] });
  expect(await idsOfPeople()).toEqual([]);
  expect((await raw().getDocument('page-a'))?.sections).toEqual((await before)?.sections);
  expect((await show()).sections).toEqual(shownWith(ada, bob));
  expect(await run(), 'and it can be run again').toEqual({ changed: 1, created: 2, busy: [] });
});

test('a draft has drafts of what it says otherwise, and refers weakly to what is not published', async () => {
  const carl = { _key: 'c', name: 'Carl', role: 'Designer' };
  const changed = { ...bob, role: 'Lead' };
  await raw().create(page('drafts.page-a', ada, changed, carl));
  expect((await show('drafts')).sections).toEqual(shownWith(ada, changed, carl));

  expect(await run()).toEqual({ changed: 2, created: 4, busy: [] });
  expect(await idsOfPeople()).toEqual([
    'drafts.person-page-a-team-b',
    'drafts.person-page-a-team-c',
    'person-page-a-team-a',
    'person-page-a-team-b',
  ]);
  expect((await raw().getDocument('drafts.page-a'))?.sections[0].people).toEqual([
    { _key: 'a', _type: 'reference', _ref: 'person-page-a-team-a' },
    { _key: 'b', _type: 'reference', _ref: 'person-page-a-team-b' },
    {
      _key: 'c',
      _type: 'reference',
      _ref: 'person-page-a-team-c',
      _weak: true,
      _strengthenOnPublish: { type: 'person' },
    },
  ]);
  expect((await show()).sections).toEqual(shownWith(ada, bob));
  expect((await show('drafts')).sections).toEqual(shownWith(ada, changed, carl));

  expect(await undoMigrations(raw(), record)).toEqual({ restored: 2, removed: 4, edited: [] });
  expect((await show('drafts')).sections).toEqual(shownWith(ada, changed, carl));
});

test('undoing leaves what was edited since, and what something refers to since', async () => {
  await run();
  await raw().patch('person-page-a-team-a').set({ role: 'Chair' }).commit();
  const other = { _type: 'note', by: { _type: 'reference', _ref: 'person-page-a-team-b' } };
  await raw().create({ _id: 'note-a', ...other });
  const undone = await undoMigrations(raw(), record);
  expect(undone).toEqual({ restored: 1, removed: 0, edited: ['person-page-a-team-a'] });
  expect(await idsOfPeople()).toEqual(['person-page-a-team-a', 'person-page-a-team-b']);
  expect((await show()).sections).toEqual(shownWith(ada, bob));
});

test('undoing takes away what was created anew after somebody had deleted it', async () => {
  await run();
  await raw()
    .patch('page-a')
    .set({ sections: [team(ada, bob)] })
    .commit();
  await raw().delete('person-page-a-team-a');
  await run();
  expect((await undoMigrations(raw(), record)).removed).toBe(2);
  expect(await idsOfPeople()).toEqual([]);
});

test('undoing leaves what is referred to by what it leaves', async () => {
  const refer = (to: string) => ({ by: { _type: 'reference', _ref: to } });
  const transaction = raw().transaction().create({ _id: 'third', _type: 'person' });
  transaction.create({ _id: 'second', _type: 'person', ...refer('third') });
  transaction.create({ _id: 'first', _type: 'person', ...refer('second') });
  transaction.create({ _id: 'alone', _type: 'person' });
  const { transactionId } = await transaction.commit();
  await record.add({
    transactionId,
    before: [page('page-gone')],
    created: ['first', 'second', 'third', 'alone'],
  });
  await raw().create({ _id: 'note-a', _type: 'note', ...refer('first') });
  expect(await undoMigrations(raw(), record)).toEqual({ restored: 0, removed: 1, edited: [] });
  expect(await idsOfPeople()).toEqual(['first', 'second', 'third']);
});

test('a run that was killed before it wrote anything is undone without harm, and what was there before stays', async () => {
  await raw().create({ _id: 'person-page-a-team-a', _type: 'person', name: 'Ada', role: 'Chair' });
  expect(await run()).toEqual({ changed: 1, created: 1, busy: [] });
  expect(await undoMigrations(raw(), record)).toEqual({ restored: 1, removed: 1, edited: [] });
  expect(await idsOfPeople()).toEqual(['person-page-a-team-a']);
  await record.add({ transactionId: 'never-sent', before: [page('page-a', ada)], created: ['person-x'] });
  expect(await undoMigrations(raw(), record)).toMatchObject({ restored: 0, removed: 0 });
});

test('many documents are created and taken away again', async () => {
  const people = Array.from({ length: 20 }, (_, index) => ({ _key: `k${index}`, name: `Person ${index}` }));
  const transaction = raw().transaction();
  for (let index = 0; index < 30; index += 1)
    transaction.create(page(`page-with-a-long-name-${index}`, ...people));
  await transaction.commit();
  expect(await run()).toEqual({ changed: 31, created: 602, busy: [] });
  expect(await undoMigrations(raw(), record)).toEqual({ restored: 31, removed: 602, edited: [] });
  expect(await idsOfPeople()).toEqual([]);
});

test('a copy of an export holds what is created', async () => {
  const [from, to] = [join(folder, 'from.tar.gz'), join(folder, 'to.tar.gz')];
  await raw().create(page('drafts.page-a', ada));
  await writeArchive(raw(), from);
  expect(await migrateArchive(from, to, all)).toBe(2);
  const archive = await readArchive(to);
  const ids = archive.documents.map(({ _id }) => _id);
  await archive.close();
  expect(ids.toSorted()).toEqual(['drafts.page-a', 'page-a', 'person-page-a-team-a', 'person-page-a-team-b']);
});

test('a migration may create nothing that an edit would be lost to, or that visitors cannot read', async () => {
  const making = (mutation: object) =>
    migrated(
      defineMigration({ title: 'Makes', migrate: { document: () => [mutation as never] } }),
      page('page-a'),
    );
  await expect(making(createOrReplace({ _id: 'x', _type: 'person' }))).rejects.toThrow(
    'The migration "Makes" does more to "page-a" than patch it and create documents for it',
  );
  await expect(making(createIfNotExists({ _id: 'x.y', _type: 'person' }))).rejects.toThrow(
    'The migration "Makes" creates a document of the type "person" with the id "x.y"',
  );
});
