import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf, questions } from '#lake/access-matrix/ask-fixture.ts';
import type { Line } from '#lake/access-matrix/lines-fixture.ts';
import { type Person, peopleOf } from '#lake/access-matrix/people-fixture.ts';
import { fill } from '#lake/access-matrix/secrets-fixture.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from './plugin.ts';

const lines: Record<string, Line> = {
  'POST /submissions/v3/integration/submit/:portal/:form': {
    least: 'anonymous',
    body: () => ({}),
    declines: [429],
  },
  'GET /submissions/files/:dataset/:name': { least: 'editor' },
  'POST /submissions/files/:dataset/:name': { least: 'admin', body: () => Buffer.from('a file') },
  'POST /link-comments': {
    least: 'viewer',
    body: () => ({ link: '0'.repeat(48), name: 'Somebody', words: 'Of a link that there is not' }),
    declines: [404, 429],
  },
};

let its: TestLake;
let people: Person[];
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  people = await peopleOf(its.lake, its.url);
  await fill(its);
});
afterAll(() => its.close());

test('what visitors sent is for editors and admins, and every route of the plug-ins has its line', async () => {
  const routes = lakePlugins.flatMap(({ routes = [] }) => routes);
  expect(
    routes.map(({ method, pattern }) => `${method} ${pattern}`),
    'Say in lake-plugin/access-matrix.test.ts who may ask a route that is new.',
  ).toEqual(Object.keys(lines));
  const faults = [];
  for (const question of questions(lines, people)) faults.push(await faultOf(its.url, question, new Set()));
  expect(faults.filter(Boolean)).toEqual([]);
});
