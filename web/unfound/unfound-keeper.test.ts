import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import type { Unfound } from '#limits/unfound.ts';
import { unfoundId } from '#schemas/unfound/schema.ts';
import { readEnvironment } from '#settings/environment.ts';
import { keepUnfoundOf } from './unfound-keeper.ts';
import { openWriteUnfound } from './write-unfound.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfound-'));
const file = join(folder, 'unfound.json');
const at = (path: string, count = 1): Unfound => ({
  path,
  count,
  last: '2026-03-01T00:00:00Z',
  from: null,
});
const soon = { firstMs: 1, betweenMs: 1 };
const later = { firstMs: 3_600_000, betweenMs: 3_600_000 };
let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
});
beforeEach(() => rmSync(file, { force: true }));
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

test('what fronts tell is written to the lake by the token of the site, added to what is there', async () => {
  const write = openWriteUnfound(
    readEnvironment({
      SANITY_API_HOST: its.url,
      LAKE_TOKEN: lakeOptions.token,
      SANITY_READ_TOKEN: its.lake.createToken('viewer', 'A further instance'),
    }),
  );
  if (!write) throw new Error('There is a lake.');
  const keeper = keepUnfoundOf(write, file, soon);
  const kept = () =>
    its.client({ perspective: 'raw' }).fetch('*[_id == $id][0].addresses[]{path, count}', { id: unfoundId });
  keeper.take([at('/old')]);
  await expect.poll(kept).toEqual([{ path: '/old', count: 1 }]);
  keeper.take([at('/old', 2), at('/other')]);
  await expect.poll(kept).toEqual([
    { path: '/old', count: 3 },
    { path: '/other', count: 1 },
  ]);
  keeper.close();
  expect(existsSync(file)).toBe(false);
});

test('what is not written when it ends is written after the next start', async () => {
  const written: Unfound[][] = [];
  const write = async (addresses: readonly Unfound[]) => void written.push([...addresses]);
  const before = keepUnfoundOf(write, file, later);
  before.take([at('/old')]);
  before.take([at('/old')]);
  before.close();
  const after = keepUnfoundOf(write, file, soon);
  await expect.poll(() => written).toEqual([[at('/old', 2)]]);
  after.close();
  expect(existsSync(file)).toBe(false);
});

test('what is under way when it ends is kept for the next start, too', async () => {
  const begun: Unfound[][] = [];
  const write = (addresses: readonly Unfound[]) => {
    begun.push([...addresses]);
    return new Promise<void>(() => {});
  };
  const keeper = keepUnfoundOf(write, file, soon);
  keeper.take([at('/old')]);
  await expect.poll(() => begun).toHaveLength(1);
  keeper.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([at('/old')]);
});

test('while nobody takes it, it goes on adding up, and says so once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const written: Unfound[][] = [];
  let tries = 0;
  const keeper = keepUnfoundOf(
    async (addresses) => {
      tries += 1;
      if (tries < 3) throw new Error('Nobody is there.');
      written.push([...addresses]);
    },
    file,
    soon,
  );
  keeper.take([at('/old')]);
  await expect.poll(() => written).toEqual([[at('/old')]]);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
  keeper.close();
});

test('a file that was cut off costs only itself', async () => {
  writeFileSync(file, '[{"path": "/o');
  const written: Unfound[][] = [];
  const keeper = keepUnfoundOf(async (addresses) => void written.push([...addresses]), file, soon);
  keeper.take([at('/old')]);
  await expect.poll(() => written).toEqual([[at('/old')]]);
  keeper.close();
});

test('on hosted Sanity nothing is written without a token for it', () => {
  expect(openWriteUnfound(readEnvironment({ SANITY_PROJECT_ID: 'abc12345' }))).toBeUndefined();
  const environment = readEnvironment({ SANITY_PROJECT_ID: 'abc12345', SANITY_WRITE_TOKEN: 'a token' });
  expect(openWriteUnfound(environment)).toBeDefined();
});

test('where nothing can be written any more, what is lost is said, and the end goes on', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const keeper = keepUnfoundOf(async () => {}, join(folder, 'no-folder', 'unfound.json'), later);
  keeper.take([at('/lost')]);
  expect(() => keeper.close()).not.toThrow();
  expect(said.mock.calls).toEqual([
    ['Addresses that visitors did not find are lost (1):', expect.objectContaining({ code: 'ENOENT' })],
  ]);
  said.mockRestore();
});
