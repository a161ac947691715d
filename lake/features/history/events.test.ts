import { afterAll, beforeAll, expect, test } from 'vitest';
import { create, edit, historyLake, newId, publish, unpublish } from './history-fixture.ts';

let lake: Awaited<ReturnType<typeof historyLake>>;
beforeAll(async () => {
  lake = await historyLake();
});
afterAll(() => lake.its.close());

test('a draft has the events of its life, each with the revision that it had', async () => {
  const { act, documents, events } = lake;
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
  const { act, events } = lake;
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
  const { client, events } = lake;
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

test('a version has the events of its release, and none that would say it was published when it was scheduled', async () => {
  const { client, events } = lake;
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
  await releases.schedule({ releaseId, publishAt: '2040-01-01T00:00:00Z' });
  await releases.unschedule({ releaseId });
  const { transactionId: published } = await releases.publish({ releaseId });
  const version = { documentId: id, releaseId, versionId, versionRevisionId: created };
  const publication = {
    type: 'publishDocumentVersion',
    ...version,
    revisionId: published,
    publishCause: 'release.publish',
  };
  expect(await events(versionId)).toMatchObject([publication, { type: 'createDocumentVersion', ...version }]);
  expect(await events(id)).toMatchObject([publication]);
});

test('a release that takes a document off the site, and one that is archived, are told as that', async () => {
  const { client, documents, events } = lake;
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
  const { at, act, events } = lake;
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
