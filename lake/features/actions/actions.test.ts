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
const act = (...actions: Action[]) => client().action(actions);
const ids = () => client().fetch<string[]>('*._id');

const create = (fields = {}): Action => ({
  actionType: 'sanity.action.document.create',
  publishedId: 'a',
  attributes: { _id: 'drafts.a', _type: 'x', ...fields },
  ifExists: 'fail',
});
const edit = (set: object, draftId = 'drafts.a'): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId,
  publishedId: 'a',
  patch: { set: { ...set } },
});
const publish = (more = {}): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId: 'drafts.a',
  publishedId: 'a',
  ...more,
});
const unpublish: Action = {
  actionType: 'sanity.action.document.unpublish',
  draftId: 'drafts.a',
  publishedId: 'a',
};
const remove = (...includeDrafts: string[]): Action => ({
  actionType: 'sanity.action.document.delete',
  publishedId: 'a',
  includeDrafts,
});

/** How the lake refuses: its status, and the type that it gives for the action at fault. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ statusCode, details, message }) => {
      expect(details?.type ?? 'actionError').toBe('actionError');
      const [item] = details?.items ?? [];
      return { statusCode, type: item?.error.type, index: item?.index, message };
    },
  );

test('actions of one request see each other, and are one transaction', async () => {
  const { transactionId } = await client().action([create({ n: 1 }), edit({ n: 2 }), publish()], {
    transactionId: 'chosen',
  });
  expect(transactionId).toBe('chosen');
  expect(await client().fetch('*')).toMatchObject([{ _id: 'a', _rev: 'chosen', n: 2 }]);
});

test('a request with an action that fails, or lacks something, does nothing and names it by its place', async () => {
  const failed = refusal(act(create(), edit({ n: 1 }), publish({ ifDraftRevisionId: 'old' })));
  expect(await failed).toMatchObject({
    statusCode: 409,
    type: 'documentRevisionIDDoesNotMatchError',
    index: 2,
  });
  const unnamed = { actionType: 'sanity.action.document.unpublish', publishedId: 5 } as never; // no client's type has it
  expect(await refusal(act(create(), unnamed))).toMatchObject({ statusCode: 400, index: 1 });
  expect(await ids()).toEqual([]);
});

test('a dry run answers as the run would, and changes nothing', async () => {
  const { transactionId } = await client().action(create(), { dryRun: true });
  expect(transactionId).toEqual(expect.any(String));
  expect(await ids()).toEqual([]);
  const failed = refusal(client().action(publish(), { dryRun: true }));
  expect(await failed).toMatchObject({ statusCode: 409, type: 'documentNotFoundError' });
});

test('a draft is made once, and only of what is not published', async () => {
  await act(create({ n: 1 }));
  expect(await refusal(act(create()))).toMatchObject({
    type: 'documentAlreadyExistsError',
    message: expect.not.stringContaining('createOrReplace'), // which is no action
  });
  await act({ ...create({ n: 2 }), ifExists: 'ignore' } as Action);
  expect(await client().fetch('*[0].n')).toBe(1);
  await act(publish());
  expect(await refusal(act(create()))).toMatchObject({ type: 'documentAlreadyExistsError' });
});

test('an edit makes the draft from what is published, and needs one of the two', async () => {
  expect(await refusal(act(edit({ n: 1 })))).toMatchObject({ type: 'documentNotFoundError' });
  await client().create({ _id: 'a', _type: 'x', n: 1, kept: true });
  await act(edit({ n: 2 }), edit({ m: 3 }));
  expect(await client().getDocument('drafts.a')).toMatchObject({ n: 2, m: 3, kept: true });
  expect(await client().getDocument('a')).toMatchObject({ n: 1 });
});

test('an edit whose patch is none is refused by the name of what is wrong in it, and makes no draft', async () => {
  await client().create({ _id: 'a', _type: 'x', n: 1 });
  for (const [patch, named] of [
    [{ bogus: { n: 2 } }, '"bogus" in the patch of action 0'],
    [{ unset: 'n' }, '"unset" of the patch of action 0 must be a list of texts'],
    [{ inc: { n: '2' } }, '"inc" of "n"'],
  ] as const) {
    // The client has no type for what is no patch.
    const body = { actions: [{ ...edit({}), patch }] };
    const sent = client().request({ method: 'POST', url: '/data/actions/production', body });
    expect(await refusal(sent)).toMatchObject({ statusCode: 400, message: expect.stringContaining(named) });
  }
  expect(await client().getDocument('drafts.a')).toBeUndefined();
});

test('the empty edit with which the Studio begins makes the draft, and a transaction', async () => {
  const { _rev } = await client().create({ _id: 'a', _type: 'x', n: 1 });
  const guard: Action = {
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.a',
    publishedId: 'a',
    patch: { unset: ['_empty_action_guard_pseudo_field_'] },
  };
  const { transactionId } = await act(guard);
  expect(await client().getDocument('drafts.a')).toMatchObject({ n: 1, _rev: transactionId });
  const again = await act(guard);
  expect(await client().getDocument('drafts.a')).toMatchObject({ n: 1, _rev: again.transactionId });
  expect(await client().getDocument('a')).toMatchObject({ _rev });
});

test('publishing strengthens what was to become strong, and keeps the day of the first version', async () => {
  const draft = {
    to: { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'x' } },
    list: [{ _key: 'k', _ref: 'c', _weak: true, _strengthenOnPublish: { type: 'x', weak: true } }],
    weak: { _ref: 'd', _weak: true },
  };
  await act(create(draft));
  const missing = refusal(act(publish()));
  expect(await missing).toMatchObject({ statusCode: 409, type: 'documentReferenceDoesNotExistError' });
  await client().create({ _id: 'b', _type: 'x' });
  await act(publish());
  const first = await client().getDocument('a');
  expect(first).toMatchObject({
    to: { _ref: 'b' },
    list: [{ _key: 'k', _ref: 'c', _weak: true }],
    weak: { _ref: 'd', _weak: true },
  });
  expect(JSON.stringify(first)).not.toContain('_strengthenOnPublish');
  expect(first?.to).not.toHaveProperty('_weak');
  await act(edit({ n: 1 }), publish());
  expect(await client().getDocument('a')).toMatchObject({ n: 1, _createdAt: first?._createdAt });
  expect(await ids()).toEqual(['a', 'b']);
});

test('publishing a draft of another type makes the document anew, unless others refer to it', async () => {
  const old = '2020-01-01T00:00:00Z';
  await client().create({ _id: 'a', _type: 'x', _createdAt: old });
  await client().create({ _id: 'drafts.a', _type: 'y' });
  await client().create({ _id: 'b', _type: 'x', to: { _ref: 'a' } });
  const refused = { statusCode: 409, type: 'documentHasExistingReferencesError' };
  expect(await refusal(act(publish()))).toMatchObject(refused);
  await client().delete('b');
  await act(publish());
  const made = await client().getDocument('a');
  expect(made).toMatchObject({ _type: 'y', _createdAt: expect.not.stringMatching(old) });
});

test('a version that marks its document for unpublishing is not published as the document', async () => {
  await client().create({ _id: 'a', _type: 'x', title: 'stays' });
  await client().releases.create({ releaseId: 'r1' });
  await client().unpublishVersion({ publishedId: 'a', releaseId: 'r1' });
  expect(await refusal(act(publish({ draftId: 'versions.r1.a' })))).toMatchObject({
    statusCode: 400,
    type: 'validationError',
    message: expect.stringContaining('"versions.r1.a" marks its document to be unpublished'),
  });
  expect(await client().getDocument('a')).toMatchObject({ title: 'stays' });
});

test('publishing what somebody else has changed is refused', async () => {
  await act(create({ n: 1 }), publish(), edit({ n: 2 }));
  const { _rev } = (await client().getDocument('a')) ?? {};
  await client().patch('a').set({ n: 9 }).commit();
  expect(await refusal(act(publish({ ifPublishedRevisionId: _rev })))).toMatchObject({
    statusCode: 409,
    type: 'documentRevisionIDDoesNotMatchError',
  });
  expect(await client().getDocument('drafts.a')).toMatchObject({ n: 2 });
});

test('what is unpublished stays as a draft, and a draft that is there stays as it is', async () => {
  await act(create({ n: 1 }), publish(), unpublish);
  expect(await client().fetch('*{_id, n}')).toEqual([{ _id: 'drafts.a', n: 1 }]);
  await act(publish(), edit({ n: 2 }), unpublish);
  expect(await client().fetch('*{_id, n}')).toEqual([{ _id: 'drafts.a', n: 2 }]);
  expect(await refusal(act(unpublish))).toMatchObject({ type: 'documentNotFoundError' });
});

test('a document that others refer to is neither unpublished nor deleted', async () => {
  await act(create(), publish());
  await client().create({ _id: 'b', _type: 'x', to: { _ref: 'a' } });
  for (const action of [unpublish, remove()]) {
    const failed = await refusal(act(action));
    expect(failed).toMatchObject({ statusCode: 409, type: 'documentHasExistingReferencesError' });
    expect(failed.message).toContain('"b"');
  }
  await client().delete('b');
  await act(remove());
  expect(await ids()).toEqual([]);
});

test('a document is deleted with the drafts that the caller knows of, never with others', async () => {
  await act(create(), publish(), edit({ n: 1 }));
  expect(await refusal(act(remove()))).toMatchObject({ type: 'documentHasOtherVersionsError' });
  await act(remove('drafts.a', 'versions.gone.a'));
  expect(await ids()).toEqual([]);
  expect(await refusal(act(remove('drafts.a')))).toMatchObject({ type: 'documentNotFoundError' });
});

test('a draft is discarded by either action, and replaced as a whole', async () => {
  const replace: Action = {
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'a',
    attributes: { _id: 'drafts.a', _type: 'x', other: true },
  };
  expect(await refusal(act(replace))).toMatchObject({ type: 'documentNotFoundError' });
  await act(create({ n: 1 }), replace);
  expect(await client().fetch('*{n, other}')).toEqual([{ n: null, other: true }]);
  await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' });
  await act(create(), { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.a' });
  expect(await ids()).toEqual([]);
  const nothing = refusal(act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' }));
  expect(await nothing).toMatchObject({ statusCode: 409, type: 'documentNotFoundError' });
});

test('objects in lists get their keys', async () => {
  await act(create({ list: [{ n: 1 }, { _key: 'own', n: 2 }] }));
  expect(await client().fetch('*[0].list')).toEqual([
    { _key: expect.any(String), n: 1 },
    { _key: 'own', n: 2 },
  ]);
});

test('an action that cannot be read is refused in words', async () => {
  const cases: [object, string][] = [
    [{ actionType: 'sanity.action.document.frame' }, 'It has sanity.action.document.create'],
    [{ ...create(), publishedId: 7 }, 'a text as "publishedId", not 7'],
    [{ ...publish(), draftId: 'drafts.b' }, '"drafts.a" or "versions.<release>.a" as "draftId"'],
    [{ ...publish(), draftId: 'a' }, '"drafts.a" or "versions.<release>.a" as "draftId"'],
    [{ ...edit({}), patch: [] }, 'an object as "patch"'],
    [{ ...create(), attributes: { _id: 'drafts.a' } }, 'a document with "_id" and "_type"'],
  ];
  for (const [action, words] of cases) {
    const failed = await refusal(act(action as Action));
    expect(failed).toMatchObject({ statusCode: 400, type: 'validationError' });
    expect(failed.message).toContain(words);
  }
  expect((await refusal(act())).message).toContain('at least one action');
});

test('a viewer does no action, an editor does', async () => {
  const as = (role: 'viewer' | 'editor') =>
    its.client({ token: its.lake.createToken(role, role) }).action(create());
  expect(await refusal(as('viewer'))).toMatchObject({ statusCode: 403 });
  expect((await refusal(its.client({ token: undefined }).action(create()))).statusCode).toBe(401);
  await as('editor');
  expect(await ids()).toEqual(['drafts.a']);
});

test('a listener of drafts and of published documents hears of a publication what it can see', async () => {
  const heard: Record<string, unknown[]> = { 'drafts.a': [], a: [] };
  const subscriptions = Object.keys(heard).map((id) =>
    client()
      .listen('*[_id == $id]', { id }, { events: ['welcome', 'mutation'], includeAllVersions: true })
      .subscribe((event) => {
        if (event.type !== 'mutation') return heard[id]?.push(event.type);
        const { transition, transactionTotalEvents, transactionCurrentEvent } = event;
        return heard[id]?.push([transition, transactionCurrentEvent, transactionTotalEvents]);
      }),
  );
  await expect.poll(() => heard).toEqual({ 'drafts.a': ['welcome'], a: ['welcome'] });
  await act(create());
  await act(publish());
  await expect
    .poll(() => heard)
    .toEqual({
      'drafts.a': ['welcome', ['appear', 1, 1], ['disappear', 1, 1]],
      a: ['welcome', ['appear', 1, 1]],
    });
  for (const subscription of subscriptions) subscription.unsubscribe();
});
