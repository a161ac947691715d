import type { Action } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { define, made, variant, variantWith } from './variant-actions-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
beforeEach(async () => {
  await client().delete({ query: '*' });
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: 'X' });
const act = (...actions: Action[]) => client().action(actions);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ statusCode, details, message }) => ({ statusCode, ...details.items[0].error, message }),
  );

const published = () => one('!defined(_system.bundleId)');
const inBundle = (bundle: string) => one(`_system.bundleId == "${bundle}"`);
const one = (condition: string) => variantWith(client(), condition);

test('a variant is defined by conditions and a priority, changed, and deleted', async () => {
  await act(define('vip', { conditions: { audience: 'vip' }, metadata: { title: 'VIP' } }));
  const definition = () => client().getDocument('_.variants.vip');
  expect(await definition()).toMatchObject({
    _type: 'system.variant',
    name: 'vip',
    conditions: { audience: 'vip' },
    priority: 0,
    metadata: { title: 'VIP' },
  });
  const edit = (patch: object, fields = {}): Action => ({
    actionType: 'sanity.action.variant.definition.edit',
    variantId: 'vip',
    patch,
    ...fields,
  });
  await act(edit({ set: { conditions: { audience: 'new' }, priority: 2 }, unset: ['metadata'] }));
  expect(await definition()).toMatchObject({ conditions: { audience: 'new' }, priority: 2 });
  expect(await definition()).not.toHaveProperty('metadata');
  expect((await refusal(act(edit({ set: { name: 'other' } })))).message).toContain('"name"');
  expect((await refusal(act(edit({ set: { conditions: { a: 1 } } })))).message).toContain('texts');
  expect((await refusal(act(edit({ set: { priority: 3 } }, { ifRevisionId: 'old' })))).type).toBe(
    'documentRevisionIDDoesNotMatchError',
  );
  await act({ actionType: 'sanity.action.variant.definition.delete', variantId: 'vip' });
  expect(await definition()).toBeUndefined();
});

test('a definition is named by its bare name, is there once, and needs conditions that are texts', async () => {
  await act(define());
  expect((await refusal(act(define()))).type).toBe('documentAlreadyExistsError');
  expect(await refusal(act(define('_.variants.b')))).toMatchObject({ statusCode: 400 });
  expect(await refusal(act(define('b', { conditions: { n: 1 } })))).toMatchObject({ statusCode: 400 });
  expect(await refusal(act(define('b', { priority: 'high' })))).toMatchObject({ statusCode: 400 });
});

test('a definition stays as long as a document has the variant, and says which', async () => {
  await act(define(), made('for them'));
  const { _id } = await published();
  const gone: Action = { actionType: 'sanity.action.variant.definition.delete', variantId: 'vip' };
  expect(await refusal(act(gone))).toMatchObject({
    statusCode: 409,
    type: 'documentHasExistingReferencesError',
    referencingIDs: [_id],
  });
  await act(variant('delete'), gone);
});

test('a variant says of itself whose it is, as the Studio reads it, and where its draft will be', async () => {
  await client().create({ _id: 'a', _type: 'x', title: 'for all' });
  await client().releases.create({ releaseId: 'r1' });
  await act(define(), variant('create', { baseId: 'a' }));
  const { _id, _system, title } = await published();
  expect(title).toBe('for all');
  expect(_id).toBe(`versions.${_system.scopeId}.a`);
  expect(_system).toEqual({
    group: { _ref: 'a', _weak: true },
    scopeId: expect.stringMatching(/^[0-9a-f]+$/),
    variants: [{ _key: expect.any(String), _ref: '_.variants.vip' }],
    draft: { _ref: expect.stringMatching(/^versions\..+\.a$/), _weak: true },
  });
  const draftId = (_system.draft as { _ref: string })._ref;
  await act(
    made('a draft', { bundleId: 'drafts', document: { _id: draftId, _type: 'x', title: 'a draft' } }),
  );
  expect(await inBundle('drafts')).toMatchObject({ _id: draftId, _system: { bundleId: 'drafts' } });
  await act(made('in a release', { bundleId: 'r1' }));
  expect((await inBundle('r1'))._system).toMatchObject({
    bundleId: 'r1',
    release: { _ref: '_.releases.r1', _weak: true },
  });
  const all = await client().fetch<string[]>('*[sanity::versionOf("a")]._id');
  expect(all).toHaveLength(4);
});

test('a variant is refused that is there, is not defined, has another id, or comes from an older revision', async () => {
  await client().create({ _id: 'a', _type: 'x' });
  expect((await refusal(act(made('none')))).type).toBe('documentNotFoundError');
  await act(define(), made('one'));
  expect((await refusal(act(made('again')))).type).toBe('documentAlreadyExistsError');
  const drafts = { bundleId: 'drafts' };
  const other = variant('create', { ...drafts, document: { _id: 'drafts.a', _type: 'x' } });
  expect((await refusal(act(other))).message).toContain('Leave "_id" out');
  const old = variant('create', { ...drafts, baseId: 'a', ifBaseRevisionId: 'old' });
  expect((await refusal(act(old))).type).toBe('documentRevisionIDDoesNotMatchError');
  expect((await refusal(act(made('x', { bundleId: 'nowhere' })))).type).toBe('documentNotFoundError');
  expect(await refusal(act(made('x', { publishedId: 'drafts.a' })))).toMatchObject({ statusCode: 400 });
});

test('an edit makes the variant from the published one, and that from the document', async () => {
  await client().create({ _id: 'a', _type: 'x', title: 'for all', n: 1 });
  await act(define(), variant('edit', { patch: { set: { title: 'for them' } } }));
  expect(await published()).toMatchObject({ title: 'for them', n: 1 });
  await act(variant('edit', { bundleId: 'drafts', patch: { inc: { n: 1 } } }));
  expect(await inBundle('drafts')).toMatchObject({ title: 'for them', n: 2 });
  expect(await client().getDocument('a')).toMatchObject({ title: 'for all', n: 1 });
});

test('a draft of a variant takes the place of the published one, and only what was seen', async () => {
  await act(define(), made('first'), made('second', { bundleId: 'drafts' }));
  const before = await published();
  const publish = (fields = {}) => variant('publish', { bundleId: 'drafts', ...fields });
  for (const seen of [{ ifVersionRevisionId: 'old' }, { ifPublishedVariantRevisionId: 'old' }])
    expect((await refusal(act(publish(seen)))).type).toBe('documentRevisionIDDoesNotMatchError');
  await act(publish({ ifPublishedVariantRevisionId: before._rev }));
  const after = await published();
  expect(after).toMatchObject({ _id: before._id, title: 'second', _system: before._system });
  expect(after._createdAt).toBe(before._createdAt);
  expect(await inBundle('drafts')).toBeNull();
  expect((await refusal(act(publish()))).type).toBe('documentNotFoundError');
});

test('what is unpublished stays as the draft of the variant', async () => {
  await act(define(), made('out'));
  await act(variant('unpublish'));
  expect(await published()).toBeNull();
  expect(await inBundle('drafts')).toMatchObject({ title: 'out' });
  expect(await refusal(act(variant('unpublish', { bundleId: 'drafts' })))).toMatchObject({ statusCode: 400 });
});

test('a release publishes the variants in it, and takes off those that it is to take off', async () => {
  await client().create({ _id: 'a', _type: 'x', title: 'for all' });
  await client().releases.create({ releaseId: 'r1' });
  await act(define(), made('planned', { bundleId: 'r1' }), define('old'));
  const old = { variantId: 'old' };
  await act(made('to go', old), variant('unpublish', { ...old, bundleId: 'r1' }));
  const inRelease = () => client().fetch<string[]>('*[sanity::partOfRelease("r1")].title');
  expect((await inRelease()).sort()).toEqual(['planned', 'to go']);
  await client().releases.publish({ releaseId: 'r1' });
  expect(await published()).toMatchObject({ title: 'planned' });
  expect(await client().fetch('count(*[sanity::partOfVariant("old")])')).toBe(0);
  expect(await inRelease()).toEqual([]);
  expect(await client().getDocument('a')).toMatchObject({ title: 'for all' });
});

test('a scheduled release locks its variants, an archived one brings them back', async () => {
  await client().releases.create({ releaseId: 'r1' });
  await act(define(), made('planned', { bundleId: 'r1' }));
  const { _id } = await inBundle('r1');
  await client().releases.schedule({ releaseId: 'r1', publishAt: '2040-01-01T00:00:00Z' });
  expect((await refusal(client().patch(_id).set({ title: 'else' }).commit())).type).toBe(
    'releaseLockedError',
  );
  expect((await refusal(act(variant('delete', { bundleId: 'r1' })))).type).toBe('releaseStateError');
  await client().releases.unschedule({ releaseId: 'r1' });
  await client().releases.archive({ releaseId: 'r1' });
  expect(await inBundle('r1')).toBeNull();
  await client().releases.unarchive({ releaseId: 'r1' });
  expect(await inBundle('r1')).toMatchObject({ _id, title: 'planned' });
});

test('a document is deleted with the variants that the caller names, and not over others', async () => {
  await client().create({ _id: 'a', _type: 'x' });
  await act(define(), made('for them'));
  const { _id } = await published();
  const remove = (includeDrafts: string[]): Action => ({
    actionType: 'sanity.action.document.delete',
    publishedId: 'a',
    includeDrafts,
  });
  expect((await refusal(act(remove([])))).type).toBe('documentHasOtherVersionsError');
  await act(remove([_id]));
  expect(await client().fetch('count(*[sanity::versionOf("a")])')).toBe(0);
});

test('a variant has a history of its own', async () => {
  await act(define(), made('first', { bundleId: 'drafts' }));
  const { _id } = await inBundle('drafts');
  // A document of this name had other events in the tests before, so only the newest is looked at.
  const { events } = await client().request<{
    events: Record<string, { type: string; releaseId?: string }[]>;
  }>({
    uri: `/data/history/production/events/documents/${_id}`,
  });
  expect(events[_id]?.[0]).toMatchObject({ type: 'createDocumentVersion', documentId: 'a', versionId: _id });
  expect(events[_id]?.[0]).not.toHaveProperty('releaseId');
});
