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
const anEditor = () =>
  its.client({ apiVersion: '2025-02-19', token: its.lake.createToken('editor', 'Mara') });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ statusCode, message }) => ({ statusCode, message }),
  );

test('a release is neither forged nor taken away by the actions of documents, nor is what defines a variant', async () => {
  const editor = anEditor();
  for (const own of ['_.releases.r1', '_.variants.vip']) {
    const draft = `drafts.${own}`;
    const version = `versions.r2.${own}`;
    const document = { _type: 'system.release', state: 'scheduled', publishAt: '2040-01-01T00:00:00Z' };
    await client().create({ ...document, _id: own });
    await client().createIfNotExists({ _id: '_.releases.r2', _type: 'system.release', state: 'active' });
    const of = (kind: string, fields: object) =>
      // The client has no types for some of them.
      ({ actionType: `sanity.action.document.${kind}`, publishedId: own, ...fields }) as Action;
    const makes = [
      of('create', { publishedId: `${own}x`, attributes: { ...document, _id: `${draft}x` } }),
      of('create', { attributes: { ...document, _id: version } }),
      of('replaceDraft', { attributes: { ...document, _id: draft } }),
      of('edit', { draftId: draft, patch: { set: { state: 'active' } } }),
      of('unpublish', { draftId: draft }),
      of('delete', { includeDrafts: [] }),
      of('version.create', { baseId: own, versionId: version }),
      of('version.create', { document: { ...document, _id: version }, publishedId: undefined }),
      of('version.unpublish', { versionId: version }),
    ];
    for (const action of makes)
      expect(await refusal(editor.action(action)), JSON.stringify(action)).toMatchObject({
        statusCode: 400,
        message: expect.stringContaining('have actions of their own'),
      });
    for (const _id of [draft, version]) {
      await client().create({ ...document, _id }); // as a lake may hold from before this was refused
      const changes = [
        of('publish', { draftId: _id }),
        of('edit', { draftId: _id, patch: { set: { state: 'active' } } }),
        of('replaceDraft', { attributes: { ...document, _id } }),
        of('version.replace', { document: { ...document, _id } }),
      ];
      for (const action of changes)
        expect(await refusal(editor.action(action)), JSON.stringify(action)).toMatchObject({
          statusCode: 400,
          message: expect.stringContaining('have actions of their own'),
        });
      await editor.action(of('discard', { draftId: _id }));
    }
    expect(await client().getDocument(own)).toMatchObject(document);
  }
});

test('whoever imports a release publishes it when it is due, unless an administrator says who does', async () => {
  const editor = anEditor();
  const { id } = await editor.users.getById('me');
  const put = async (person: typeof editor, fields: object) => {
    await person.action({
      actionType: 'sanity.action.release.import',
      releaseId: 'r1',
      ifExists: 'replace',
      document: { _id: 'any', _type: 'system.release', ...fields },
    });
    return (await client().releases.get({ releaseId: 'r1' }))?.userId;
  };
  expect(await put(editor, {})).toBe(id);
  expect(await put(editor, { userId: 'admin' })).toBe(id);
  expect(await put(client(), { userId: id })).toBe(id);
});

test('a release makes no other release of what it holds, and can do without it', async () => {
  await client().releases.create({ releaseId: 'r1' });
  await client().create({ _id: 'versions.r1._.releases.r2', _type: 'system.release', state: 'scheduled' });
  expect(await refusal(client().releases.publish({ releaseId: 'r1' }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"_.releases.r2" is not content'),
  });
  await client().releases.archive({ releaseId: 'r1' });
  expect((await refusal(client().releases.unarchive({ releaseId: 'r1' }))).statusCode).toBe(400);
  await client().releases.delete({ releaseId: 'r1' });
  expect(await client().fetch('*._id')).toEqual([]);
});
