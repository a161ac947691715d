import { afterAll, beforeAll, expect, test } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { unfound, unfoundId } from '#schemas/unfound/schema.ts';
import { unfoundPlugin } from './plugin.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: [unfoundPlugin] });
});
afterAll(() => its.close());

const tell = (addresses: unknown, token: string = lakeOptions.token) =>
  fetch(`${its.url}/site/unfound/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ addresses }),
  });
const at = (path: string, count = 1, last = '2026-03-01T00:00:00Z') => ({ path, count, last, from: null });
const raw = () => its.client({ perspective: 'raw' });
const kept = () =>
  raw().fetch<{ path: string; count: number }[]>('*[_id == $id][0].addresses[]{path, count}', {
    id: unfoundId,
  });

test('what the site tells is added to what is kept, of several that tell at once each', async () => {
  const answers = await Promise.all([tell([at('/old', 2)]), tell([at('/old'), at('/other')]), tell([])]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await kept()).toEqual([
    { path: '/old', count: 3 },
    { path: '/other', count: 1 },
  ]);
  const [document] = await raw().fetch('*[_id == $id]', { id: unfoundId });
  expect(document).toMatchObject({ _type: unfound.name, addresses: [{ _key: '/old' }, { _key: '/other' }] });
});

test('what an editor ignores goes with the next that is told, and does not come back', async () => {
  await raw().patch(unfoundId).append('ignored', ['/other']).commit();
  await tell([at('/other', 5), at('/new')]);
  expect((await kept()).map(({ path }) => path)).toEqual(['/old', '/new']);
});

test('nobody but the site tells, and nobody without a token reads', async () => {
  for (const role of ['viewer', 'editor', 'admin'] as const)
    expect((await tell([at('/forged')], its.lake.createToken(role, role))).status, role).toBe(403);
  const stranger = its.client({ token: undefined, perspective: 'raw' });
  expect(await stranger.fetch('*[_id == $id]', { id: unfoundId })).toEqual([]);
});
