import { expect, test } from 'vitest';
import { testLake } from '../../lake-fixture.ts';
import { isSince, readApiVersion } from './api-version.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const read = (pathname: string) => readApiVersion(pathname, now);

test('a path begins with a version of the API, or has none', () => {
  const ping = '/data/ping/production';
  for (const version of ['2023-05-03', '2026-11-24', '1', 'X']) {
    expect(read(`/v${version}${ping}`)).toEqual({ apiVersion: version, path: ping });
    expect(read(`/${version}${ping}`)).toEqual({ apiVersion: version, path: ping });
  }
  expect(read(`//v1/${ping}`)).toEqual({ apiVersion: '1', path: ping });
  for (const path of [ping, '/', '/videos/1', '/v', '/Xenon'])
    expect(read(path)).toEqual({ apiVersion: '', path });
});

test.each(['v2099-99-99', '2023-02-30', 'vFOO', 'v2', 'v', 'v2023-5-3', 'v20230503'])(
  '"%s" is no version',
  (version) => {
    if (version !== 'v')
      expect(() => read(`/${version}/ping`)).toThrow(`"${version}" is not a version of the API`);
  },
);

test('a version of a day to come is refused, but not that of tomorrow', () => {
  expect(() => read('/v2026-11-25/ping')).toThrow('The version "v2026-11-25" of the API lies in the future');
  expect(read('/v2026-11-24/ping').apiVersion).toBe('2026-11-24');
});

test('the experimental version has what any other has, the first only what was always there', () => {
  const has = ['2025-02-19', '2026-01-01', 'X', '2025-02-18', '1', ''].map((version) =>
    isSince(version, '2025-02-19'),
  );
  expect(has).toEqual([true, true, true, false, false, false]);
});

test('a client with a version that never was is told so', async () => {
  const its = await testLake();
  const failed = await fetch(`${its.url}/v2099-99-99/data/query/production?query=1`);
  expect([failed.status, (await failed.json()).message]).toEqual([
    400,
    expect.stringContaining('"v2099-99-99"'),
  ]);
  expect((await fetch(`${its.url}/2023-05-03/ping`)).status).toBe(200);
  await its.close();
});
