import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type WaitingReview, waitingReviewsQuery } from './reviews.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const asked = {
  kind: 'asked',
  by: 'mia',
  to: ['lena'],
  of: 'drafts.a',
  at: '2026-01-01T00:00:00Z',
  note: 'See',
};
const waitingFor = (me: string) =>
  its
    .client()
    .fetch<WaitingReview[]>(waitingReviewsQuery, { me })
    .then((found) => found.map(({ document, kind }) => [document, kind]));

test('a review waits for whoever is asked, then for whoever asked, and for nobody once it has gone out', async () => {
  const client = its.client();
  const review = (...steps: object[]) =>
    client.createOrReplace({ _id: 'review.a', _type: 'review', document: 'a', documentType: 'page', steps });
  await client.create({ _id: 'drafts.a', _type: 'page' });
  await review(asked);
  expect([await waitingFor('lena'), await waitingFor('mia')]).toEqual([[['a', 'asked']], []]);

  await review(asked, { ...asked, kind: 'sentBack', by: 'lena' });
  expect([await waitingFor('lena'), await waitingFor('mia')]).toEqual([[], [['a', 'sentBack']]]);

  await client.delete('drafts.a');
  expect(await waitingFor('mia')).toEqual([]);
});
