import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Migration, migrateTables } from './migrate.ts';

const make: Migration = 'CREATE TABLE words (word TEXT)';
const fill: Migration = (database) => database.exec("INSERT INTO words VALUES ('one')");
const count = (database: DatabaseSync) => database.prepare('SELECT count(*) AS n FROM words').get()?.n;

test('each step is done once, those of the store and of each owner by numbers of their own', () => {
  const database = new DatabaseSync(':memory:');
  const notes = { owner: 'notes', migrations: ['CREATE TABLE notes (note TEXT)'] };
  migrateTables(database, [make], [notes]);
  migrateTables(database, [make, fill], []);
  migrateTables(database, [make, fill], [notes]);
  expect(count(database)).toBe(1);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  expect(database.prepare('SELECT * FROM table_versions').all()).toEqual([{ owner: 'notes', version: 1 }]);
});

test('a step that fails is undone, and done at the next start', () => {
  const database = new DatabaseSync(':memory:');
  const broken: Migration = (opened) => {
    fill(opened);
    throw new Error('no room left');
  };
  expect(() => migrateTables(database, [make, broken], [])).toThrow('no room left');
  expect(count(database)).toBe(0);
  migrateTables(database, [make, fill], []);
  expect(count(database)).toBe(1);
});

test('tables that a newer lake wrote are named', () => {
  const database = new DatabaseSync(':memory:');
  migrateTables(database, [], [{ owner: 'notes', migrations: [make, fill] }]);
  const older = { owner: 'notes', migrations: [make] };
  expect(() => migrateTables(database, [], [older])).toThrow(
    'a newer lake wrote it: the tables of "notes" have the version 2, and this lake knows 1',
  );
});
