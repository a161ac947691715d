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
const release = (releaseId = 'r1') => client().releases.get({ releaseId });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ statusCode, details, message }) => ({ statusCode, type: details.items[0].error.type, message }),
  );

test('versions and releases are there in the versions of the API since they came', async () => {
  const create = (apiVersion: string) =>
    its.client({ apiVersion }).action({
      actionType: 'sanity.action.release.create',
      releaseId: `of${apiVersion.replaceAll('-', '')}`,
      metadata: { title: 'Early', releaseType: 'asap' },
    });
  for (const early of ['1', '2024-08-01', '2025-02-18'])
    await expect(create(early)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('action index 0: not supported for this API version'),
    });
  for (const version of ['2025-02-19', 'X']) await create(version);
});

test('a release is made, edited in its metadata only, and listed', async () => {
  const made = await client().releases.create({ releaseId: 'r1', metadata: { title: 'Spring' } });
  expect(made).toMatchObject({ releaseId: 'r1', metadata: { releaseType: 'undecided' } });
  await client().releases.edit({ releaseId: 'r1', patch: { set: { 'metadata.title': 'Summer' } } });
  expect(await release()).toMatchObject({
    _id: '_.releases.r1',
    _type: 'system.release',
    name: 'r1',
    state: 'active',
    metadata: { title: 'Summer', releaseType: 'undecided' },
  });
  expect(await client().fetch('releases::all()[].name', {}, { perspective: 'published' })).toEqual(['r1']);
  const state = client().releases.edit({ releaseId: 'r1', patch: { set: { state: 'published' } } });
  expect(await refusal(state)).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"state"'),
  });
  expect((await refusal(client().releases.create({ releaseId: 'r1' }))).type).toBe(
    'documentAlreadyExistsError',
  );
  expect((await refusal(client().releases.create({ releaseId: 'a.b' }))).statusCode).toBe(400);
  await client().releases.create({ releaseId: 'r2' }, { dryRun: true });
  expect(await client().fetch('count(*)')).toBe(1);
});

test('another document of the type of releases is none', async () => {
  await client().releases.create({ releaseId: 'r1' });
  await client().create({ _id: 'no-release', _type: 'system.release', name: 'r2', state: 'active' });
  expect(await client().fetch('releases::all()[].name')).toEqual(['r1']);
});

test('versions of documents are made, replaced, discarded, and seen through the release', async () => {
  await client().create({ _id: 'a', _type: 'x', title: 'published' });
  await client().releases.create({ releaseId: 'r1' });
  const base = await client().getDocument('a');
  const made = { publishedId: 'a', releaseId: 'r1', baseId: 'a' };
  const old = client().createVersion({ ...made, ifBaseRevisionId: 'old' });
  expect((await refusal(old)).type).toBe('documentRevisionIDDoesNotMatchError');
  await client().createVersion({ ...made, ifBaseRevisionId: base?._rev });
  expect(await client().getDocument('a', { releaseId: 'r1' })).toMatchObject({
    _id: 'versions.r1.a',
    title: 'published',
    _system: { base: { id: 'a', rev: base?._rev } },
  });
  expect((await refusal(client().createVersion(made))).type).toBe('documentAlreadyExistsError');
  const document = { _type: 'x', title: 'in the release' };
  await client().replaceVersion({ publishedId: 'a', releaseId: 'r1', document });
  const titles = (perspective: string[]) => client().fetch('*[_type == "x"].title', {}, { perspective });
  expect(await titles(['r1', 'drafts'])).toEqual(['in the release']);
  expect(await titles(['drafts'])).toEqual(['published']);
  const found = await client().releases.fetchDocuments({ releaseId: 'r1' });
  expect(found.result.map(({ _id }) => _id)).toEqual(['versions.r1.a']);
  const versions = await client().fetch('*[sanity::versionOf("a")]._id', {}, { perspective: 'raw' });
  expect(versions).toEqual(['a', 'versions.r1.a']);
  await client().discardVersion({ publishedId: 'a', releaseId: 'r1' });
  expect(await titles(['r1', 'drafts'])).toEqual(['published']);
  const nowhere = client().createVersion({ ...made, releaseId: 'nowhere' });
  expect((await refusal(nowhere)).message).toContain('"_.releases.nowhere" was not found');
});

test('a document is copied into its draft from a release, as the Studio does', async () => {
  await client().releases.create({ releaseId: 'r1' });
  await client().createVersion({ publishedId: 'a', releaseId: 'r1', document: { _type: 'x', n: 1 } });
  await client().createVersion({ publishedId: 'a', baseId: 'versions.r1.a' });
  const [draft] = await client().fetch('*[_id == "drafts.a"]', {}, { perspective: 'raw' });
  expect(draft).toMatchObject({ n: 1, _system: { base: { id: 'versions.r1.a', published: null } } });
  await client().action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a',
    publishedId: 'a',
  });
  expect(await client().getDocument('a')).not.toHaveProperty('_system');
});

test('a release is published as a whole, with what it takes off the site', async () => {
  await client().create({ _id: 'gone', _type: 'x' });
  await client().create({ _id: 'drafts.a', _type: 'x', title: 'still a draft' });
  await client().releases.create({ releaseId: 'r1' });
  const version = (publishedId: string, fields: object) =>
    client().createVersion({ publishedId, releaseId: 'r1', document: { _type: 'x', ...fields } });
  const weakNow = { _weak: true, _strengthenOnPublish: { type: 'x' } };
  await version('a', { title: 'A', to: { _ref: 'b', ...weakNow } });
  await version('b', { title: 'B', to: { _ref: 'a', ...weakNow } });
  await client().unpublishVersion({ publishedId: 'gone', releaseId: 'r1' });
  const seen = await client().fetch('*[_type == "x"]._id', {}, { perspective: ['r1'] });
  expect(seen).toEqual(['a', 'b']);

  const { transactionId } = await client().releases.publish({ releaseId: 'r1' });
  const all = await client().fetch(
    '*[_type == "x"]{_id, _rev, title, "to": to._ref}',
    {},
    { perspective: 'raw' },
  );
  expect(all).toMatchObject([
    { _id: 'a', _rev: transactionId, title: 'A', to: 'b' },
    { _id: 'b', _rev: transactionId, title: 'B', to: 'a' },
    { _id: 'drafts.a', title: 'still a draft' },
  ]);
  expect(await release()).toMatchObject({
    _rev: transactionId,
    state: 'published',
    publishedAt: expect.any(String),
    finalDocumentStates: ['a', 'b', 'gone'].map((id) => ({
      _key: expect.any(String),
      id: `versions.r1.${id}`,
    })),
  });
});

test('a release that would break a reference is not published at all', async () => {
  await client().create({ _id: 'gone', _type: 'x' });
  await client().create({ _id: 'from', _type: 'x', to: { _ref: 'gone' } });
  await client().releases.create({ releaseId: 'r1' });
  await client().createVersion({ publishedId: 'a', releaseId: 'r1', document: { _type: 'x' } });
  await client().unpublishVersion({ publishedId: 'gone', releaseId: 'r1' });
  const refused = await refusal(client().releases.publish({ releaseId: 'r1' }));
  expect(refused).toMatchObject({ statusCode: 409, type: 'documentHasExistingReferencesError' });
  expect(refused.message).toContain('"from"');
  expect(await release()).toMatchObject({ state: 'active' });
  const versions = await client().fetch('*[sanity::partOfRelease("r1")]._id', {}, { perspective: 'raw' });
  expect(versions).toEqual(['versions.r1.a', 'versions.r1.gone']);
});

test('the wish to unpublish can be taken back', async () => {
  await client().create({ _id: 'a', _type: 'x' });
  await client().releases.create({ releaseId: 'r1' });
  await client().unpublishVersion({ publishedId: 'a', releaseId: 'r1' });
  const seen = () => client().fetch('*[_type == "x"]._id', {}, { perspective: ['r1'] });
  expect(await seen()).toEqual([]);
  await client().action({
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.r1.a',
    publishedId: 'a',
    patch: { unset: ['_system.delete'] },
  });
  expect(await seen()).toEqual(['a']);
});

test('an archived release holds nothing, and is brought back with its versions as they were', async () => {
  await client().releases.create({ releaseId: 'r1' });
  await client().createVersion({
    publishedId: 'a',
    releaseId: 'r1',
    document: { _type: 'x', n: 1, list: [] },
  });
  const { _rev: _was, _updatedAt: _then, ...version } = (await client().getDocument('versions.r1.a')) ?? {};
  await client().releases.archive({ releaseId: 'r1' });
  expect(await client().getDocument('versions.r1.a')).toBeUndefined();
  expect(await release()).toMatchObject({
    state: 'archived',
    finalDocumentStates: [{ id: 'versions.r1.a' }],
  });
  await client().releases.unarchive({ releaseId: 'r1' });
  expect(await client().getDocument('versions.r1.a')).toMatchObject(version);
  const active = await release();
  expect(active).toMatchObject({ state: 'active' });
  expect(active).not.toHaveProperty('finalDocumentStates');
});

test('a release goes only where it may go from where it stands', async () => {
  const { releases } = client();
  const go = (step: string): Promise<unknown> => {
    const one = { releaseId: 'r1' };
    if (step === 'schedule') return releases.schedule({ ...one, publishAt: '2040-01-01T00:00:00Z' });
    if (step === 'edit') return releases.edit({ ...one, patch: { set: { 'metadata.title': 't' } } });
    return releases[step as 'publish' | 'archive' | 'unarchive' | 'unschedule' | 'delete'](one);
  };
  const steps = ['edit', 'publish', 'archive', 'unarchive', 'schedule', 'unschedule', 'delete'];
  const may: [path: string[], steps: string[]][] = [
    [[], ['edit', 'publish', 'archive', 'schedule']],
    [['schedule'], ['edit', 'schedule', 'unschedule']],
    [['archive'], ['edit', 'unarchive', 'delete']],
    [['publish'], ['edit', 'delete']],
    [
      ['schedule', 'unschedule'],
      ['edit', 'publish', 'archive', 'schedule'],
    ],
    [
      ['archive', 'unarchive'],
      ['edit', 'publish', 'archive', 'schedule'],
    ],
  ];
  for (const [path, allowed] of may) {
    for (const step of steps) {
      await client().delete({ query: '*' });
      await releases.create({ releaseId: 'r1' });
      for (const before of path) await go(before);
      if (allowed.includes(step)) await go(step);
      else expect((await refusal(go(step))).type, `${path} ${step}`).toBe('releaseStateError');
    }
  }
});

test('a release of another dataset is imported', async () => {
  const document = { _id: 'any', _type: 'system.release', state: 'archived', metadata: { title: 'Old' } };
  const put = (ifExists: 'fail' | 'ignore' | 'replace', title: string) =>
    client().action({
      actionType: 'sanity.action.release.import',
      releaseId: 'r1',
      ifExists,
      document: { ...document, metadata: { title } },
    });
  await put('fail', 'first');
  await put('ignore', 'second');
  expect(await release()).toMatchObject({ name: 'r1', state: 'archived', metadata: { title: 'first' } });
  expect((await refusal(put('fail', 'third'))).type).toBe('documentAlreadyExistsError');
  await put('replace', 'fourth');
  expect(await release()).toMatchObject({ metadata: { title: 'fourth' } });
});

test('readers hear of the publication of a release by the tags of what they have read', async () => {
  await client().create({ _id: 'a', _type: 'page', path: { current: '/a' } });
  await client().releases.create({ releaseId: 'r1' });
  await client().createVersion({ publishedId: 'a', releaseId: 'r1', baseId: 'a' });
  const { syncTags = [] } = await client().fetch(
    '*[_type == "page" && path.current == "/a"][0]',
    {},
    { filterResponse: false },
  );
  const tags: string[][] = [];
  const events = its.client({ token: undefined }).live.events();
  const subscription = events.subscribe((event) => tags.push('tags' in event ? event.tags : []));
  await expect.poll(() => tags.length).toBe(1);
  await client().releases.publish({ releaseId: 'r1' });
  await expect.poll(() => tags[1] ?? []).toEqual(expect.arrayContaining(syncTags));
  expect(JSON.stringify(tags)).not.toContain('system.release');
  subscription.unsubscribe();
});
