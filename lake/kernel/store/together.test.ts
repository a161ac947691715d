import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { together } from './together.ts';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-together-'));
  database = new DatabaseSync(join(folder, 'a.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT)');
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const put = (word: string) => database.prepare('INSERT INTO words VALUES (?)').run(word);
const all = () => database.prepare('SELECT word FROM words').all();

test('of changes among which one fails none is made, and those that come after are', () => {
  const broken = () => {
    put('one');
    throw new Error('broken');
  };
  expect(() => together(database, broken)).toThrow('broken');
  expect(all()).toEqual([]);
  expect(together(database, () => put('two').changes)).toBe(1);
  expect(all()).toEqual([{ word: 'two' }]);
});

test('changes for which there is no room are undone, and that is what is said', () => {
  database.exec('PRAGMA max_page_count = 1');
  const large = () => {
    put('small');
    put('large'.repeat(100_000));
  };
  expect(() => together(database, large)).toThrow('database or disk is full');
  expect(all()).toEqual([]);
});
