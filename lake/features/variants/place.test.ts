import type { Action } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { define, made, variant, variantWith } from './variant-actions-fixture.ts';

let its: TestLake;
let editorToken: string;
beforeAll(async () => {
  its = await testLake();
  editorToken = its.lake.createToken('editor', 'Mara');
});
beforeEach(async () => {
  await client().delete({ query: '*' });
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: 'X' });
const editor = () => its.client({ apiVersion: 'X', token: editorToken });
const act = (...actions: Action[]) => client().action(actions);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ statusCode, message }) => ({ statusCode, message }),
  );

const published = () => one('!defined(_system.bundleId)');
const inBundle = (bundle: string) => one(`_system.bundleId == "${bundle}"`);
const one = (condition: string) => variantWith(client(), condition);

test('what a variant says of itself is not edited, whoever tries it in which way, so that its release still publishes it', async () => {
  await client().create({ _id: 'a', _type: 'x', title: 'for all' });
  await client().releases.create({ releaseId: 'r1' });
  await act(define(), define('other'), made('planned', { bundleId: 'r1' }));
  const before = await inBundle('r1');
  const { _id: id, _system } = before;
  const edits = [
    { unset: ['_system'] },
    { unset: ['_system.release'] },
    { set: { '_system.bundleId': 'drafts', '_system.delete': true } },
    { set: { '_system.delete': true } },
    { set: { '_system.variants[0]._ref': '_.variants.other' } },
    { set: { '_system.variants[0]._weak': true } },
    { set: { '_system.variants[0]._ref': 5 } },
  ];
  const own: Action = { actionType: 'sanity.action.document.edit', draftId: id, publishedId: 'a', patch: {} };
  for (const patch of edits) {
    const tries = [
      () => act(variant('edit', { bundleId: 'r1', patch })),
      () => act({ ...own, patch }),
      () => client().patch(id, patch).commit(),
      () => editor().patch(id, patch).commit(),
    ];
    for (const [number, attempt] of tries.entries()) {
      const refused = await refusal(attempt());
      expect(refused, `${JSON.stringify(patch)} ${number}`).toMatchObject({ statusCode: 400 });
      expect(refused.message).toContain('"_system"');
    }
  }
  const { _system: _, ...content } = before;
  expect(await refusal(editor().createOrReplace({ ...content, _type: 'x' }))).toMatchObject({
    statusCode: 400,
  });
  expect((await inBundle('r1'))._system).toEqual(_system);
  await act(variant('edit', { bundleId: 'r1', patch: { set: { title: 'edited' } } }));
  await client().releases.publish({ releaseId: 'r1' });
  expect(await published()).toMatchObject({ title: 'edited' });
});

test('a version becomes no variant', async () => {
  await client().create({ _id: 'a', _type: 'x' });
  await client().releases.create({ releaseId: 'r1' });
  const version = { _id: 'versions.r1.a', _type: 'x' };
  await client().createVersion({ publishedId: 'a', releaseId: 'r1', document: version });
  await act(define());
  const _system = { variants: [{ _key: 'k', _ref: '_.variants.vip' }], bundleId: 'drafts' };
  const replace: Action = {
    actionType: 'sanity.action.document.version.replace',
    document: { ...version, _system },
  };
  const edit: Action = {
    actionType: 'sanity.action.document.edit',
    draftId: version._id,
    publishedId: 'a',
    patch: { set: { _system } },
  };
  for (const action of [replace, edit]) expect((await refusal(act(action))).message).toContain('"_system"');
});

test('a variant is restored as what it is, and the wish to unpublish it can be taken back', async () => {
  await client().releases.create({ releaseId: 'r1' });
  await act(define(), made('out'), variant('unpublish', { bundleId: 'r1' }));
  const { _id, _system } = await inBundle('r1');
  expect(_system.delete).toBe(true);
  const keep: Action = {
    actionType: 'sanity.action.document.edit',
    draftId: _id,
    publishedId: 'a',
    patch: { unset: ['_system.delete'] },
  };
  await act(keep);
  const { delete: _wish, ...place } = _system;
  expect((await inBundle('r1'))._system).toEqual(place);
  // The Studio leaves out references to what is not there, such as that to the document that is not published.
  const { group: _group, draft: _draft, ...known } = place;
  await act({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'a',
    attributes: { _id, _type: 'x', title: 'restored', _system: known },
  });
  expect(await inBundle('r1')).toMatchObject({ title: 'restored', _system: place });
});

test('an import brings variants whose references are weak until all is there', async () => {
  await act(define(), made('first'));
  const { _rev, ...before } = await published();
  const weak = { ...before._system, variants: [{ _key: 'k', _ref: '_.variants.vip', _weak: true }] };
  await client().createOrReplace({ ...before, _type: 'x', _system: weak });
  await editor().patch(before._id).unset(['_system.variants[_key=="k"]._weak']).commit();
  expect((await published())._system).toEqual({
    ...before._system,
    variants: [{ _key: 'k', _ref: '_.variants.vip' }],
  });
});
