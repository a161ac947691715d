import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrateTables } from '#lake/kernel/store/migrate.ts';
import { compareTables, tableVersionsIn } from './table-versions.ts';

test('the versions of the tables of each lake in a data folder are read, and backups are passed over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tables-'));
  for (const place of ['.', 'datasets/second', 'backups/old', 'kept/tessera-2026-01-01T00-00-00Z']) {
    mkdirSync(join(folder, place), { recursive: true });
    const database = new DatabaseSync(join(folder, place, 'lake.sqlite'));
    const steps = place === '.' ? ['CREATE TABLE a (b)', 'CREATE TABLE c (d)'] : ['CREATE TABLE a (b)'];
    migrateTables(database, steps, [{ owner: 'hooks', migrations: ['CREATE TABLE e (f)'] }]);
    database.close();
  }
  expect(Object.fromEntries(await tableVersionsIn(folder))).toEqual({
    'lake.sqlite': { store: 2, hooks: 1 },
    'datasets/second/lake.sqlite': { store: 1, hooks: 1 },
  });
  rmSync(folder, { recursive: true });
  expect(await tableVersionsIn(folder)).toEqual(new Map());
});

test('data that a release would bring to another form are told from those that it cannot read', () => {
  const known = { store: 6, hooks: 2 };
  expect(compareTables([{ store: 6, hooks: 2 }], known)).toBe('same');
  expect(compareTables([{ store: 6 }, { store: 5, hooks: 2 }], known)).toBe('older');
  expect(compareTables([{ store: 5 }, { store: 6, hooks: 3 }], known)).toEqual({
    newer: 'the tables of "hooks" have the version 3, and it knows 2',
  });
  // Tables of a feature that came later are left alone.
  expect(compareTables([{ store: 6, hooks: 2, later: 4 }], known)).toBe('same');
});
