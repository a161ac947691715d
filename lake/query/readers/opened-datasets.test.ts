import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import { OpenedDatasets } from './opened-datasets.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-opened-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A dataset with one document, which has its name. */
function makeDataset(name: string): { name: string; folder: string } {
  const folder = join(root, name);
  const store = openStore(folder);
  const after = { _id: 'a', _type: name, _rev: '', _createdAt: '', _updatedAt: '' };
  const changes = [{ id: 'a', before: null, after }];
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  store.close();
  return { name, folder };
}

test('a reader has the first dataset open and those asked last, and opens another one again', () => {
  const [first, ...others] = ['first', 'b', 'c', 'd'].map(makeDataset);
  if (!first) throw new Error('There is no first dataset.');
  const opened = new OpenedDatasets({ projectId: 'tessera', first, slugs: [], room: 1_000 });
  const typeIn = (one: typeof first) => {
    const { documents } = opened.get(one);
    return documents.read(() => documents.get('a')?._type);
  };
  const [held, ...before] = [first, ...others].map((one) => opened.get(one).documents);
  expect(others.map(typeIn)).toEqual(['b', 'c', 'd']);
  expect(typeIn(first)).toBe('first');
  expect(opened.get(first).documents).toBe(held);
  expect(() => before[0]?.read(() => {})).toThrow('not open');
  const [, c] = others.map((one) => opened.get(one).documents);
  if (others[1]) expect(opened.get(others[1]).documents).toBe(c);
});
