import type { Action, SanityDocument } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
beforeEach(async () => {
  await its.client().delete({ query: '*' });
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19' });
const act = async (...actions: Action[]) => (await client().action(actions)).transactionId;
const at = (path: string, query = {}) =>
  client().request({ url: `/data/history/production/${path}`, query: { tag: 'of-a-test', ...query } });

type Line = {
  id: string;
  author: string;
  documentIDs: string[];
  mutations?: object[];
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>;
};
const lines = async (ids: string, query = {}): Promise<Line[]> => {
  const studio = { effectFormat: 'mendoza', excludeContent: true, includeIdentifiedDocumentsOnly: true };
  const text: string = await at(`transactions/${ids}`, { ...studio, limit: 50, ...query });
  return String(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};
const documents = async (ids: string, query: object): Promise<SanityDocument[]> =>
  (await at(`documents/${ids}`, query)).documents;
const events = async (id: string, query = {}): Promise<Record<string, string>[]> =>
  (await at(`events/documents/${id}`, { limit: 100, ...query })).events[id];

let count = 0;
/** An id that no other test has used: what was deleted keeps its history. */
const newId = () => `h${count++}`;
const create = (id: string, fields = {}): Action => ({
  actionType: 'sanity.action.document.create',
  publishedId: id,
  attributes: { _id: `drafts.${id}`, _type: 'x', ...fields },
  ifExists: 'fail',
});
const edit = (id: string, set: object): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: `drafts.${id}`,
  publishedId: id,
  patch: { set: { ...set } },
});
const publish = (id: string, draftId = `drafts.${id}`): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId,
  publishedId: id,
});
const unpublish = (id: string): Action => ({
  actionType: 'sanity.action.document.unpublish',
  draftId: `drafts.${id}`,
  publishedId: id,
});

test('the transactions of a document are told in order, between two of them, forwards and backwards', async () => {
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
  expect(draft?.mutations).toEqual([{ create: { _id: `drafts.${id}` } }, { patch: { id: `drafts.${id}` } }]);
  const [whole] = await lines(`drafts.${id}`, { excludeContent: false, effectFormat: undefined });
  expect(JSON.stringify(whole?.mutations)).toContain('of the draft');
  expect(whole).not.toHaveProperty('effects');
  expect((await lines(`drafts.${id}`, { excludeMutations: true }))[0]).not.toHaveProperty('mutations');
});

test('the effects lead from any revision to any other, as the Studio reviews changes', async () => {
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

test('an old revision is restored as the Studio does it, also of a document that was deleted', async () => {
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

test('a draft has the events of its life, each with the revision that it had', async () => {
  const id = newId();
  const draft = `drafts.${id}`;
  const created = await act(create(id));
  const edited = await act(edit(id, { n: 1 }));
  const published = await act(publish(id));
  const again = await act(edit(id, { n: 2 }));
  const unpublished = await act(unpublish(id));
  const discarded = await act({ actionType: 'sanity.action.document.version.discard', versionId: draft });
  expect(await events(draft)).toMatchObject([
    { type: 'deleteDocumentVersion', versionId: draft, versionRevisionId: again },
    { type: 'unpublishDocument', versionId: draft },
    { type: 'createDocumentVersion', versionId: draft, versionRevisionId: again },
    {
      type: 'publishDocumentVersion',
      documentId: id,
      revisionId: published,
      versionId: draft,
      versionRevisionId: edited,
      publishCause: 'document.publish',
      author: 'admin',
      timestamp: expect.any(String),
    },
    { type: 'createDocumentVersion', documentId: id, versionId: draft, versionRevisionId: created },
  ]);
  expect(await events(id)).toMatchObject([
    { type: 'unpublishDocument', documentId: id },
    { type: 'publishDocumentVersion', revisionId: published, versionRevisionId: edited },
  ]);
  for (const revision of [edited, again])
    expect((await documents(draft, { revision }))[0]?._rev).toBe(revision);
  expect(await documents(draft, { revision: discarded })).toEqual([]);
  expect(unpublished).toEqual(expect.any(String));
});

test('what becomes a draft when it is unpublished, and what is deleted as a whole, is told as that', async () => {
  const id = newId();
  const draft = `drafts.${id}`;
  await act(create(id), publish(id));
  const unpublished = await act(unpublish(id));
  await act(publish(id));
  await act(edit(id, { n: 1 }));
  await act({ actionType: 'sanity.action.document.delete', publishedId: id, includeDrafts: [draft] });
  const types = async (of: string) => (await events(of)).map(({ type }) => type);
  expect(await types(draft)).toEqual([
    'deleteDocumentGroup',
    'createDocumentVersion',
    'publishDocumentVersion',
    'unpublishDocument',
    'createDocumentVersion',
    'createLiveDocument',
  ]);
  expect((await events(draft))[4]).toMatchObject({ versionRevisionId: unpublished });
  expect(await types(id)).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'unpublishDocument',
    'createLiveDocument',
  ]);
});

test('a document that was written without a draft has events as well', async () => {
  const id = newId();
  const { _rev: created } = await client().create({ _id: id, _type: 'x' });
  const { _rev: updated } = await client().patch(id).set({ n: 1 }).commit();
  const live = [
    { type: 'updateLiveDocument', documentId: id, revisionId: updated },
    { type: 'createLiveDocument', documentId: id, revisionId: created },
  ];
  expect(await events(id)).toMatchObject(live);
  expect(await events(`drafts.${id}`)).toMatchObject(live);
  await client().delete(id);
  expect(await events(id)).toMatchObject([{ type: 'deleteDocumentGroup' }, ...live]);
});

test('a version has the events of its release', async () => {
  const id = newId();
  const releaseId = `r-${id}`;
  const versionId = `versions.${releaseId}.${id}`;
  const { releases } = client();
  await releases.create({ releaseId });
  const { transactionId: created } = await client().createVersion({
    publishedId: id,
    releaseId,
    document: { _type: 'x' },
  });
  const publishAt = '2040-01-01T00:00:00.000Z';
  await releases.schedule({ releaseId, publishAt });
  expect((await events(versionId))[0]).toMatchObject({
    type: 'scheduleDocumentVersion',
    state: 'pending',
    publishAt,
  });
  await releases.unschedule({ releaseId });
  const { transactionId: published } = await releases.publish({ releaseId });
  const version = { documentId: id, releaseId, versionId, versionRevisionId: created };
  const publication = {
    type: 'publishDocumentVersion',
    ...version,
    revisionId: published,
    publishCause: 'release.publish',
  };
  expect(await events(versionId)).toMatchObject([
    publication,
    { type: 'unscheduleDocumentVersion', ...version },
    { type: 'scheduleDocumentVersion', ...version, state: 'unscheduled' },
    { type: 'createDocumentVersion', ...version },
  ]);
  expect(await events(id)).toMatchObject([publication]);
});

test('a release that takes a document off the site, and one that is archived, are told as that', async () => {
  const id = newId();
  const { releases } = client();
  await client().create({ _id: id, _type: 'x' });
  for (const releaseId of [`r1-${id}`, `r2-${id}`]) await releases.create({ releaseId });
  await client().createVersion({ publishedId: id, releaseId: `r1-${id}`, baseId: id });
  await releases.archive({ releaseId: `r1-${id}` });
  await client().unpublishVersion({ publishedId: id, releaseId: `r2-${id}` });
  await releases.publish({ releaseId: `r2-${id}` });
  const types = async (of: string) => (await events(of)).map(({ type }) => type);
  expect(await types(`versions.r1-${id}.${id}`)).toEqual(['deleteDocumentVersion', 'createDocumentVersion']);
  expect(await types(`versions.r2-${id}.${id}`)).toEqual(['unpublishDocument', 'createDocumentVersion']);
  expect(await types(id)).toEqual(['unpublishDocument', 'createLiveDocument']);
  const [last] = await documents(`versions.r1-${id}.${id}`, { lastRevision: true });
  expect(last).toMatchObject({ _type: 'x' });
});

test('events come in pages, without the edits in between', async () => {
  const id = newId();
  for (let n = 0; n < 5; n++) {
    await act(n === 0 ? create(id) : edit(id, { n }));
    for (let m = 0; m < 3; m++) await act(edit(id, { m }));
    await act(publish(id));
  }
  const whole = await events(`drafts.${id}`);
  expect(whole).toHaveLength(10);
  const paged: Record<string, string>[] = [];
  for (let nextCursor: string | undefined = ''; nextCursor !== undefined; ) {
    const page: { events: Record<string, Record<string, string>[]>; nextCursor: string } = await at(
      `events/documents/drafts.${id}`,
      { limit: 4, ...(nextCursor && { nextCursor }) },
    );
    paged.push(...(page.events[`drafts.${id}`] ?? []));
    nextCursor = page.nextCursor || undefined;
  }
  expect(paged).toEqual(whole);
  await expect(events(id, { nextCursor: 'x' })).rejects.toMatchObject({ statusCode: 400 });
  await expect(events(id, { limit: '-1' })).rejects.toMatchObject({ statusCode: 400 });
});

test('the history is for people with a token, a viewer too', async () => {
  const id = newId();
  await client().create({ _id: id, _type: 'x' });
  const url = `/data/history/production/documents/${id}`;
  const viewer = its.client({ token: its.lake.createToken('viewer', 'Vera') });
  expect((await viewer.request({ url })).documents).toHaveLength(1);
  await expect(its.client({ token: undefined }).request({ url })).rejects.toMatchObject({ statusCode: 401 });
});
