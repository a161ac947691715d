import { afterAll, beforeAll, expect, test } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
let asset: string;
beforeAll(async () => {
  its = await testLake();
  const { url } = await its.client().assets.upload('file', Buffer.from('a text'), { filename: 'a.txt' });
  asset = new URL(url).pathname;
});
afterAll(() => its.close());

const origin = lakeOptions.origins[0] ?? '';
const query = '/v1/data/query/production?query=1';
async function headersOf(path: string, asked: RequestInit = {}) {
  const { headers, body } = await fetch(its.url + path, { redirect: 'manual', ...asked });
  await body?.cancel();
  return ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'].map((name) =>
    headers.get(name),
  );
}

test.each<[string, string, RequestInit]>([
  ['a question', query, {}],
  ['a question of a Studio elsewhere', query, { headers: { origin } }],
  ['a question before it', query, { method: 'OPTIONS', headers: { origin } }],
  ['a refusal', '/v1/data/query/production?query=*[', {}],
  ['a refusal of an origin', query, { headers: { origin: 'https://elsewhere.example' } }],
  ['nothing', '/v1/nothing', {}],
  ['the page on which people sign in', '/v1/lake/login', {}],
  ['a stream', '/v1/data/live/events/production', {}],
  ['a stream that goes to another host', '/v1/data/live/events/production', { headers: { origin } }],
])('%s is answered with its own type, and embedded by no page elsewhere', async (_what, path, asked) => {
  expect(await headersOf(path, asked)).toEqual(['nosniff', 'same-origin', null]);
});

test('a Studio elsewhere reads answers by CORS, and pages elsewhere embed files', async () => {
  const { headers } = await fetch(its.url + query, { headers: { origin } });
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(await headersOf(asset)).toEqual(['nosniff', 'cross-origin', null]);
});

test('a lake that is reached by https asks browsers to stay with that', async () => {
  const { lake } = its;
  expect((await lake.handle(new Request(`http://localhost${query}`))).status).toBe(200);
  const secure = await testLake({ publicUrl: 'https://lake.example' });
  const answers = await Promise.all(
    [query, '/v1/nothing'].map((path) => secure.lake.handle(new Request(`http://localhost${path}`))),
  );
  for (const { headers } of answers)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  await secure.close();
});
