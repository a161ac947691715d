import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf, questions } from '#lake/access-matrix/ask-fixture.ts';
import type { Line } from '#lake/access-matrix/lines-fixture.ts';
import { includes, type Level, type Person, peopleOf } from '#lake/access-matrix/people-fixture.ts';
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
  'POST /site/unfound/:dataset': { least: 'owner', body: () => ({ addresses: [] }) },
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

const rules = { _id: 'reviews.rules', _type: 'review-rules', isRequired: true };
const step = { _key: 'a', kind: 'asked', at: '', of: 'drafts.seen', revision: '', content: '' };
const review = { _id: 'review.seen', _type: 'review', document: 'seen', documentType: 'page' };
const reviewOf = (by: string, changes: object = {}) => ({
  createOrReplace: { ...review, steps: [{ ...step, by, ...changes }] },
});

/**
 * What may be done where an approval is required, by a mutation that leaves no trace, and the least level that may do
 * it.
 */
const reviewing: Record<string, { least: Level; mutation: (person: Person) => object }> = {
  'asks for a review': { least: 'editor', mutation: ({ id }) => reviewOf(id) },
  'asks in the name of another': { least: 'admin', mutation: () => reviewOf('somebody') },
  'approves what is not there': { least: 'admin', mutation: ({ id }) => reviewOf(id, { kind: 'approved' }) },
  'publishes without an approval': {
    least: 'admin',
    mutation: () => ({ patch: { id: 'seen', set: { title: 'Other' } } }),
  },
  'publishes anew what stands there': {
    least: 'editor',
    mutation: () => ({ patch: { id: 'seen', set: { _type: 'page' } } }),
  },
  'changes the rules': {
    least: 'admin',
    mutation: () => ({ patch: { id: rules._id, set: { isRequired: false } } }),
  },
  'removes the rules': { least: 'admin', mutation: () => ({ delete: { id: rules._id } }) },
};

test('who asks for reviews, approves, and sets the rules', async () => {
  await its.client().createOrReplace(rules);
  const faults = [];
  for (const [name, { least, mutation }] of Object.entries(reviewing))
    for (const person of people) {
      const answer = await fetch(`${its.url}/v2025-02-19/data/mutate/production?dryRun=true`, {
        method: 'POST',
        headers: person.token ? { authorization: `Bearer ${person.token}` } : {},
        body: JSON.stringify({ mutations: [mutation(person)] }),
      });
      const wanted = includes(person.level, least) ? 200 : person.token ? 403 : 401;
      if (answer.status !== wanted) faults.push(`${person.name} ${name}: ${await answer.text()}`);
    }
  await its.client().delete(rules._id);
  expect(faults).toEqual([]);
});
