import type { Action } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { create, edit, historyLake, newId, publish, unpublish } from './history-fixture.ts';

let lake: Awaited<ReturnType<typeof historyLake>>;
beforeAll(async () => {
  lake = await historyLake();
});
afterAll(() => lake.its.close());

interface Answer {
  deleted: { id: string; deletedAt: string; author: string; document: Record<string, unknown> }[];
}
const ask = async (query = {}) =>
  (await lake.client().request<Answer>({ url: '/lake/deleted/production', query })).deleted;
const ids = async (query = {}) => (await ask(query)).map(({ id }) => id);

const remove = (id: string, ...drafts: string[]): Action => ({
  actionType: 'sanity.action.document.delete',
  publishedId: id,
  includeDrafts: drafts,
});
const discard = (id: string): Action => ({
  actionType: 'sanity.action.document.discard',
  draftId: `drafts.${id}`,
});

test('what was deleted is listed with what it said last, the last deleted first', async () => {
  const { act } = lake;
  const [page, begun] = [newId(), newId()];
  await act(create(page, { title: 'Old', sections: [{ _key: 'a' }] }));
  await act(publish(page));
  await act(edit(page, { title: 'New' }));
  await act(remove(page, `drafts.${page}`));
  await act(create(begun, { title: 'Begun' }));
  await act(discard(begun));
  const [first, second] = await ask();
  expect(first).toMatchObject({ id: begun, document: { _type: 'x', title: 'Begun' } });
  expect(second).toMatchObject({ id: page, document: { _id: `drafts.${page}`, title: 'New' } });
  expect(second?.document).not.toHaveProperty('sections');
  expect(first?.author).toBe((await lake.client().users.getById('me')).id);
  expect(Date.parse(first?.deletedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(second?.deletedAt ?? ''));
});

test('a document of which something is left is not listed, nor one that came back', async () => {
  const { act, client } = lake;
  const [published, offline, back, inRelease] = [newId(), newId(), newId(), newId()];
  for (const id of [published, offline, back]) {
    await act(create(id));
    await act(publish(id));
  }
  await act(edit(published, { n: 1 }));
  await act(discard(published));
  await act(unpublish(offline));
  await act(remove(back));
  expect(await ids()).toContain(back);
  await act(create(back));
  await client().create({ _id: `versions.r1.${inRelease}`, _type: 'x' });
  await client().create({ _id: inRelease, _type: 'x' });
  await client().delete(inRelease);
  const listed = await ids();
  for (const id of [published, offline, back, inRelease]) expect(listed).not.toContain(id);
  await client().delete(`versions.r1.${inRelease}`);
  expect(await ids()).toContain(inRelease);
});

test('it can be asked for some types, since a time, and no more than some', async () => {
  const { client } = lake;
  const id = newId();
  await client().create({ _id: id, _type: 'wanted' });
  await client().delete(id);
  expect(await ids({ types: 'wanted,other' })).toEqual([id]);
  expect(await ids({ types: 'other' })).toEqual([]);
  expect(await ids({ limit: 1 })).toEqual([id]);
  expect(await ids({ since: '2999-01-01T00:00:00Z' })).toEqual([]);
  await expect(ask({ since: 'soon' })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"soon" is not a time'),
  });
});
