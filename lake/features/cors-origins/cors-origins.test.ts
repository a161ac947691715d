import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const url = '/projects/tessera/cors';
const add = (origin: string, allowCredentials: boolean) =>
  its.client().request<{ id: string }>({ url, method: 'POST', body: { origin, allowCredentials } });
const remove = (id: string) => its.client().request({ url: `${url}/${id}`, method: 'DELETE' });
const admin = { authorization: 'Bearer administrator-of-a-test' };
const call = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${its.url}/v2025-02-19/data/query/production?query=1`, { headers: { origin, ...headers } });

test('an origin may call the lake from the moment it is added until it is removed', async () => {
  const origin = 'https://studio.example';
  expect((await call(origin)).status).toBe(403);
  const { id } = await add(`${origin}/`, true);
  const answer = await call(origin, admin);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  await expect(add(origin, false)).rejects.toThrowError(/already/);
  await remove(id);
  expect((await call(origin)).status).toBe(403);
  await expect(remove(id)).rejects.toThrowError(/no origin/);
});

test('an origin without credentials reads what is public, and sends no token', async () => {
  const origin = 'https://reader.example';
  await add(origin, false);
  const answer = await call(origin);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await call(origin, admin)).status).toBe(403);
  const preflight = await fetch(`${its.url}/v2025-02-19/data/mutate/production`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': 'authorization' },
  });
  expect(preflight.status).toBe(403);
  const checked = await fetch(`${its.url}/v1/check/cors`, { headers: { origin } });
  expect(await checked.json()).toEqual({ result: { allowed: true, withCredentials: false } });
});

test('a star stands for a part of a host, or for any port, and for nothing more', async () => {
  await add('https://*.preview.example', false);
  await add('http://tools.example:*', false);
  for (const origin of ['https://a.preview.example', 'http://tools.example:4321'])
    expect((await call(origin)).status, origin).toBe(200);
  for (const origin of [
    'https://preview.example',
    'http://a.preview.example',
    'https://a.preview.example.evil.example',
    'https://evil.example/.preview.example',
  ])
    expect((await call(origin)).status, origin).toBe(403);
});

test('pages in files and in sandboxes may call the lake once they are added, as by the CLI', async () => {
  for (const [added, origin] of [
    ['file:///*', 'file://'],
    ['null', 'null'],
  ] as const) {
    expect((await call(origin)).status, origin).toBe(403);
    const { id } = await add(added, false);
    expect((await call(origin)).headers.get('access-control-allow-origin'), origin).toBe(origin);
    await remove(id);
    expect((await call(origin)).status, origin).toBe(403);
  }
});

test('origins of the settings are listed first, and go with the settings alone', async () => {
  const [first] = await its.client().request<{ id: string; origin: string }[]>({ url });
  expect(first).toMatchObject({ origin: 'http://localhost:3000', allowCredentials: true });
  await expect(remove(first?.id ?? '')).rejects.toThrowError(/\(origins of openLake\)/);
});

test('added origins outlive the lake; only an admin adds them, and only what is an origin', async () => {
  await add('https://later.example', false);
  await its.stop();
  its = await testLake({ dataDir: its.dataDir });
  expect((await call('https://later.example')).status).toBe(200);
  await expect(add('later.example/path', false)).rejects.toThrowError(/not an origin/);
  const editor = its.client({ token: its.lake.createToken('editor', 'Mara') });
  await expect(editor.request({ url })).rejects.toThrowError(/needs "admin"/);
});

test('no pattern is so wide, and no origin so long, that to compare them takes long', async () => {
  await expect(add('https://*.*.*.*.wide.example', false)).rejects.toThrowError(/not an origin/);
  await add('https://*.*.*.wide.example', false);
  expect((await call('https://a.b.c.wide.example')).status).toBe(200);
  expect((await call(`https://${'a.'.repeat(2_000)}wide.example`)).status).toBe(403);
});
