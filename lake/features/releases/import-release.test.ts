import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19' });
const bring = (releaseId: string, fields: object) =>
  client().request({
    method: 'POST',
    url: '/data/actions/production',
    body: {
      actions: [
        {
          actionType: 'sanity.action.release.import',
          releaseId,
          document: { _id: `_.releases.${releaseId}`, _type: 'system.release', ...fields },
        },
      ],
    },
  });
const stateOf = async (releaseId: string) => (await client().releases.get({ releaseId }))?.state;

test('a release that was on its way when it was exported is an active one', async () => {
  for (const state of ['scheduling', 'publishing', 'archiving', 'unarchiving']) {
    await bring(state, { state });
    expect(await stateOf(state)).toBe('active');
  }
  await bring('none', {});
  expect(await stateOf('none')).toBe('active');
});

test('no release comes in a state that nothing leads out of', async () => {
  for (const state of ['bogus', 5, null, {}])
    await expect(bring('odd', { state })).rejects.toThrowError(/A release cannot be/);
});

test('an archived release comes back, whatever is said of what it held', async () => {
  for (const [index, finalDocumentStates] of [5, 'x', {}, [5, null, { id: 5 }]].entries()) {
    const releaseId = `held${index}`;
    await bring(releaseId, { state: 'archived', finalDocumentStates });
    await client().releases.unarchive({ releaseId });
    expect(await stateOf(releaseId)).toBe('active');
  }
});
