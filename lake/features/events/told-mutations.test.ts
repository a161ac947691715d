import type { MutationEvent } from '@sanity/client';
import { Mutation } from '@sanity/mutator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/**
 * Listens to documents of the type `x`, and keeps a copy of them by carrying out the mutations that it is told, and
 * nothing else.
 */
async function follow() {
  const documents = new Map<string, unknown>();
  const told: MutationEvent[] = [];
  let isWelcome = false;
  const listening = its
    .client()
    .listen('*[_type == "x"]', {}, { events: ['welcome', 'mutation'], includeResult: false })
    .subscribe((event) => {
      if (event.type === 'welcome') isWelcome = true;
      if (event.type !== 'mutation') return;
      const before = documents.get(event.documentId) ?? null;
      // The engine's types know no mutation but its own class, and no document that is not there.
      documents.set(event.documentId, new Mutation(event as never).apply(before as never));
      told.push(event);
    });
  await expect.poll(() => isWelcome).toBe(true);
  return { documents, told, stop: () => listening.unsubscribe() };
}

test('who carries out the mutations that are told has what the lake has, with the ids, keys and times that it has made', async () => {
  const { documents, told, stop } = await follow();
  const client = its.client();
  const adds = { autoGenerateArrayKeys: true };
  const { _id } = await client.create({ _type: 'x', list: [{ n: 1 }, { in: [{ n: 2 }] }] }, adds);
  await client
    .patch(_id)
    .append('list', [{ n: 3 }])
    .setIfMissing({ more: [{ n: 4 }] })
    .commit(adds);
  await client.createOrReplace({ _id, _type: 'x', list: [{ n: 1 }, { n: 2 }, { n: 3 }], 'a-b': [{ n: 4 }] });
  // What was there without a key gets one, and so does what takes the place of an item, or of several.
  await client
    .patch(_id)
    .set({ 'list[0]': { n: 5 }, 'list[n<5]': { n: 6 } })
    .commit(adds);
  const of = { draftId: `drafts.${_id}`, publishedId: _id };
  const patch = { insert: { after: 'list[-1]', items: [{ n: 7 }] } };
  await client.action({ actionType: 'sanity.action.document.edit', ...of, patch });
  await client.action({ actionType: 'sanity.action.document.publish', ...of });
  await client.create({ _id: 'last', _type: 'x' });
  await expect.poll(() => told.at(-1)?.documentId).toBe('last');
  stop();
  const document = await client.getDocument(_id);
  expect(document).toMatchObject({
    list: [5, 6, 6, 7].map((n) => ({ _key: expect.any(String), n })),
    'a-b': [{ _key: expect.any(String), n: 4 }],
  });
  expect(new Set(document?.list.map(({ _key }: { _key: string }) => _key)).size).toBe(4);
  expect(documents.get(_id)).toEqual(document);
  expect(documents.get(`drafts.${_id}`)).toBeNull();
  expect(told[1]?.mutations[0]).toMatchObject({
    patch: { insert: { items: [{ _key: expect.any(String) }] } },
  });
});
