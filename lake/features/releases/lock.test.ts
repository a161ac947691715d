import type { Action } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
beforeEach(async () => {
  await client().delete({ query: '*' });
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19' });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ details, message }) => ({ type: details.items[0].error.type, message }),
  );

test('what is in a scheduled release is locked, for actions and for mutations', async () => {
  await client().create({ _id: 'a', _type: 'x' });
  const { releases } = client();
  await releases.create({ releaseId: 'r1' });
  await client().createVersion({ publishedId: 'a', releaseId: 'r1', baseId: 'a' });
  await releases.schedule({ releaseId: 'r1', publishAt: '2040-01-01T00:00:00Z' });
  const edit: Action = {
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.r1.a',
    publishedId: 'a',
    patch: { set: { n: 1 } },
  };
  expect((await refusal(client().action(edit))).type).toBe('releaseLockedError');
  expect((await refusal(client().patch('versions.r1.a').set({ n: 1 }).commit())).type).toBe(
    'releaseLockedError',
  );
  const discard = client().discardVersion({ publishedId: 'a', releaseId: 'r1' });
  expect((await refusal(discard)).message).toContain('Unschedule the release first');
  await releases.unschedule({ releaseId: 'r1' });
  await client().action(edit);
});

test('nothing is written into a release that is over, and its versions come back as they were', async () => {
  await client().create({ _id: 'a', _type: 'x', n: 0 });
  const { releases } = client();
  await releases.create({ releaseId: 'r1' });
  await client().createVersion({ publishedId: 'a', releaseId: 'r1', baseId: 'a' });
  const edit: Action = {
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.r1.a',
    publishedId: 'a',
    patch: { set: { n: 1 } },
  };
  await client().action(edit);
  await releases.archive({ releaseId: 'r1' });
  // As a form sends it that was left open.
  expect((await refusal(client().action(edit))).type).toBe('releaseLockedError');
  const stray = { _id: 'versions.r1.a', _type: 'x' };
  expect(await refusal(client().create(stray))).toMatchObject({
    type: 'releaseLockedError',
    message: expect.stringContaining('Unarchive the release first'),
  });
  await releases.unarchive({ releaseId: 'r1' });
  expect(await client().getDocument('versions.r1.a')).toMatchObject({ n: 1 });
  await releases.publish({ releaseId: 'r1' });
  expect((await refusal(client().create(stray))).message).toContain('has been published');
  expect(await client().fetch('count(*[_id in path("versions.**")])')).toBe(0);
});
