import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { Verdict } from '../remove/verdict.ts';
import { discardMany, lookAtDiscarding } from './discard-many.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const ids = (query: string) => client().fetch<string[]>(`${query} | order(_id)._id`);
const chosen = (...all: string[]) => all.map((id) => ({ id, type: 'page', title: id }));
const reasons = (verdicts: readonly Verdict[]) =>
  Object.fromEntries(verdicts.map(({ id, reasons }) => [id, reasons.join(' ')]));
const put = (_id: string, fields: object = {}) =>
  client().create({ _id, _type: 'page', title: _id, ...fields });

test('changes of what visitors have are discarded; what was never published, or has none, stays', async () => {
  await put('g', { title: 'As visitors have it' });
  await put('drafts.g', { title: 'Changed' });
  await put('drafts.h');
  await put('i');
  expect(
    reasons(await discardMany(client(), await lookAtDiscarding(client(), chosen('g', 'h', 'i', 'nowhere')))),
  ).toEqual({
    g: '',
    h: 'It was never published. Delete it instead.',
    i: 'It has no unpublished changes.',
    nowhere: 'It no longer exists.',
  });
  expect(await ids('*[_id in ["g", "drafts.g", "drafts.h", "i"]]')).toEqual(['drafts.h', 'g', 'i']);
  expect(await client().getDocument('g')).toMatchObject({ title: 'As visitors have it' });
});

test('a draft that somebody changes after the dialogue was opened is not discarded, and says so', async () => {
  await put('shown');
  await put('drafts.shown', { title: 'Changed' });
  await put('late');
  const looked = await lookAtDiscarding(client(), chosen('shown', 'late'));
  await client().patch('drafts.shown').set({ title: 'A sentence more' }).commit();
  await put('drafts.late', { title: 'Begun just now' });
  const kept = 'Somebody has changed it meanwhile.';
  expect(reasons(await discardMany(client(), looked))).toEqual({ shown: kept, late: kept });
  expect(await ids('*[_id in path("drafts.*") && title in ["A sentence more", "Begun just now"]]')).toEqual([
    'drafts.late',
    'drafts.shown',
  ]);
});
