import type { Action, SanityDocument } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { create, edit, historyLake, newId, publish } from './history-fixture.ts';

let lake: Awaited<ReturnType<typeof historyLake>>;
beforeAll(async () => {
  lake = await historyLake();
});
afterAll(() => lake.its.close());

test('the transactions of a document are told in order, between two of them, forwards and backwards', async () => {
  const { act, lines } = lake;
  const id = newId();
  const all = [
    await act(create(id)),
    await act(edit(id, { n: 1 })),
    await act(edit(id, { n: 2 })),
    await act(publish(id)),
  ];
  await act(create(newId()));
  const draft = `drafts.${id}`;
  const ids = async (query = {}, of = draft) => (await lines(of, query)).map((line) => line.id);
  expect(await ids()).toEqual(all);
  expect(await ids({ reverse: true, limit: 2 })).toEqual([all[3], all[2]]);
  expect(await ids({ fromTransaction: all[1], toTransaction: all[2] })).toEqual([all[1], all[2]]);
  expect(await ids({ fromTransaction: '' })).toEqual(all);
  expect(await ids({}, `${id},${draft}`)).toEqual(all);
  expect(await ids({}, id)).toEqual([all[3]]);
  const unknown = ids({ fromTransaction: 'never-seen' });
  await expect(unknown).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('"never-seen"'),
  });
});

test('a transaction tells its author, and of the documents that were asked for nothing but those', async () => {
  const { its, lines } = lake;
  const id = newId();
  const person = its.client({ token: its.lake.createToken('editor', 'Ed') });
  await person.action([create(id, { secret: 'of the draft' }), publish(id)]);
  await person.action(edit(id, { secret: 'of the draft' }));
  const me = await person.users.getById('me');
  const [published] = await lines(id);
  expect(published).toMatchObject({
    author: me.id,
    documentIDs: [id],
    effects: { [id]: { revert: [0, null] } },
  });
  const [draft] = await lines(`drafts.${id}`);
  expect(draft?.mutations).toEqual([{ create: { _id: `drafts.${id}` } }]);
  const [whole] = await lines(`drafts.${id}`, { excludeContent: false, effectFormat: undefined });
  expect(JSON.stringify(whole?.mutations)).toContain('of the draft');
  expect(whole).not.toHaveProperty('effects');
  expect((await lines(`drafts.${id}`, { excludeMutations: true }))[0]).not.toHaveProperty('mutations');
});

test('the effects lead from any revision to any other, as the Studio reviews changes', async () => {
  const { client, act, lines, documents } = lake;
  const id = newId();
  const draft = `drafts.${id}`;
  const section = (n: number) => ({ _key: `s${n}`, title: `Section ${n}` });
  const revisions = [await act(create(id, { sections: [section(1), section(2)] }))];
  for (const set of [
    { title: 'Title' },
    { 'sections[_key=="s1"].title': 'Other' },
    { sections: [section(2), section(3)] },
    { title: 'Titel, größer 🔑' },
  ])
    revisions.push(await act(edit(id, set)));
  const [since] = await documents(draft, { revision: revisions[1] });
  const steps = await lines(draft, { fromTransaction: revisions[1] });
  const withoutRevision = ({ _rev, ...rest }: SanityDocument) => rest;
  let document: unknown = withoutRevision(since as SanityDocument);
  for (const { effects } of steps.slice(1)) document = applyPatch(document, effects[draft]?.apply ?? []);
  expect(document).toEqual(withoutRevision((await client().getDocument(draft)) as SanityDocument));
  for (const { effects } of steps.slice(1).reverse())
    document = applyPatch(document, effects[draft]?.revert ?? []);
  expect(document).toEqual(withoutRevision(since as SanityDocument));
});

test('a document is read as it was at a revision, at a time, and before it was deleted', async () => {
  const { client, documents } = lake;
  const id = newId();
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map((n) => client().createOrReplace({ _id: `${id}-${n}`, _type: 'x' })),
  );
  const first = await client().create({ _id: id, _type: 'x', n: 1 });
  await client().create({ _type: 'meanwhile' });
  const second = await client().patch(id).set({ n: 2 }).commit();
  expect(await documents(id, { revision: first._rev })).toEqual([first]);
  expect(await documents(id, { revision: second._rev })).toEqual([second]);
  expect(await documents(id, { time: second._updatedAt })).toEqual([second]);
  expect(await documents(id, { time: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await documents(id, { revision: 'never-seen' })).toEqual([]);
  expect(await documents(id, { lastRevision: true })).toEqual([second]);
  await client().delete(id);
  expect(await documents(id, {})).toEqual([]);
  expect(await documents(`${id},${id}-1,nowhere`, { lastRevision: true })).toEqual([second, one]);
  expect(await documents(`${id}-2,${id}-3`, {})).toEqual([two, three]);
  await expect(documents(id, { revision: 'a', time: 'b' })).rejects.toMatchObject({ statusCode: 400 });
  await expect(documents(id, { time: 'yesterday' })).rejects.toMatchObject({ statusCode: 400 });
});

test('a revision that only the published document had is answered to who asks for the draft alone', async () => {
  const { client, act, documents } = lake;
  const id = newId();
  const draft = `drafts.${id}`;
  const imported = await client().create({ _id: id, _type: 'x', n: 1 });
  const edited = await act(edit(id, { n: 2 }));
  expect(await documents(draft, { revision: imported._rev })).toEqual([imported]);
  expect(await documents(`${id},${draft}`, { revision: imported._rev })).toEqual([imported]);
  expect(await documents(draft, { revision: edited })).toMatchObject([{ _id: draft, n: 2 }]);
  await act({ actionType: 'sanity.action.document.version.discard', versionId: draft });
  const { _rev: later } = await client().create({ _type: 'meanwhile' });
  expect(await documents(draft, { revision: later })).toEqual([]);
});

test('an old revision is restored as the Studio does it, also of a document that was deleted', async () => {
  const { client, act, documents } = lake;
  const id = newId();
  const draft = `drafts.${id}`;
  await act(create(id, { title: 'old', list: [{ _key: 'a', n: 1 }] }));
  const old = (await client().getDocument(draft)) as SanityDocument;
  await act(edit(id, { title: 'new', list: [] }), publish(id));

  const restored = async (actions: (attributes: SanityDocument) => Action[]) => {
    const found = await documents(`${id},${draft}`, { revision: old._rev });
    const revision = found.find(({ _id, _rev }) => _id === draft && _rev === old._rev);
    const { _updatedAt, ...attributes } = revision as SanityDocument;
    await act(...actions(attributes as SanityDocument));
    const { _rev, _updatedAt: _now, ...content } = (await client().getDocument(draft)) as SanityDocument;
    const { _rev: _old, _updatedAt: _then, ...expected } = old;
    expect(content).toEqual(expected);
  };
  const replace = (attributes: SanityDocument): Action => ({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: id,
    attributes,
  });
  await restored((attributes) => [replace(attributes)]);
  await act({ actionType: 'sanity.action.document.delete', publishedId: id, includeDrafts: [draft] });
  await restored((attributes) => [create(id, attributes), replace(attributes)]);
});

test('the history is for people with a token, a viewer too', async () => {
  const { its, client } = lake;
  const id = newId();
  await client().create({ _id: id, _type: 'x' });
  const url = `/data/history/production/documents/${id}`;
  const viewer = its.client({ token: its.lake.createToken('viewer', 'Vera') });
  expect((await viewer.request({ url })).documents).toHaveLength(1);
  await expect(its.client({ token: undefined }).request({ url })).rejects.toMatchObject({ statusCode: 401 });
});
