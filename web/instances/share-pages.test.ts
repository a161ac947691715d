import { serialize } from 'node:v8';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { NextEntries } from './next-entries.ts';
import { sharePages } from './share-pages.ts';
import { SharedRenderings } from './shared-renderings.ts';

const slot = Symbol.for('tessera.next-entries');
afterEach(() => {
  Reflect.deleteProperty(globalThis, slot);
  vi.restoreAllMocks();
});

/** Whose page is answered, `here` or `there`, when Redis holds these bytes and Next stores entries with `store`. */
async function answered(bytes: Buffer, store?: () => Promise<void>): Promise<string> {
  const own = await makeFinishedPage(200, { 'x-of': 'here' }, Buffer.from('a page'));
  Reflect.deleteProperty(globalThis, slot);
  const shared = new SharedRenderings(async () => ['epoch', 0, 0, bytes], 'site');
  const entries = new NextEntries(() => null);
  if (store) Object.assign(Reflect.get(globalThis, slot), { store });
  const page = await sharePages(shared, entries)('/a', async () => own);
  return page.headers['x-of'] ?? '';
}

test('what another instance has rendered is answered, unless it cannot be read or stored: then the page is rendered here', async () => {
  const page = await makeFinishedPage(200, { 'x-of': 'there' }, Buffer.from('a page'));
  const entry = { key: '/a', data: {}, context: {} };
  const bytes = zstdCompressSync(serialize({ entry, page }));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await answered(bytes, async () => {})).toBe('there');
  expect(await answered(bytes)).toBe('here');
  expect(warn).not.toHaveBeenCalled();
  expect(await answered(bytes.subarray(0, 20), async () => {})).toBe('here');
  expect(await answered(bytes, () => Promise.reject(new Error('The disk is full.')))).toBe('here');
  expect(warn).toHaveBeenCalledTimes(2);
});
