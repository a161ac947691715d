import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { planFileReplacement, replaceFile, takeBackFile } from './replace.ts';

const old = 'image-old-10x10-png';
const next = 'image-next-20x20-png';
let its: TestLake;
const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
beforeAll(async () => {
  its = await testLake();
  for (const _id of [old, next]) await client().create({ _id, _type: 'sanity.imageAsset' });
  await client().releases.create({ releaseId: 'spring', metadata: { releaseType: 'asap' } });
});
afterAll(() => its.close());
beforeEach(() => client().delete({ query: '*[_type == "note"]' }));

const show = (file: string) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: file },
  alt: 'A key',
  hotspot: { x: 0.2, y: 0.8, width: 0.3, height: 0.3 },
});
const note = (_id: string, file = old) => ({
  _id,
  _type: 'note',
  cover: show(file),
  parts: [{ _key: 'a', image: show(file) }],
});
const planned = () => planFileReplacement(client(), old);
const shown = async (id: string) => {
  const document = await client().getDocument(id);
  return document && [document.cover.asset._ref, document.parts[0].image.asset._ref];
};

test('drafts and versions are changed, and of what is only published a draft is made', async () => {
  for (const id of [
    'published',
    'edited',
    'drafts.edited',
    'settled',
    'drafts.new',
    'versions.spring.published',
  ])
    await client().create(note(id));
  await client().create(note('drafts.settled', next));
  const plan = await planned();
  expect(Object.fromEntries(plan.steps.map(({ document, way }) => [document._id, way]))).toEqual({
    published: 'new-draft',
    'drafts.edited': 'draft',
    'drafts.new': 'draft',
    'versions.spring.published': 'version',
  });
  expect(plan.settled.map(({ _id }) => _id)).toEqual(['settled']);

  const { done, failed } = await replaceFile(client(), plan, next, { isSamePicture: false });
  expect(failed).toEqual([]);
  expect(done).toHaveLength(4);
  for (const id of ['drafts.published', 'drafts.edited', 'drafts.new', 'versions.spring.published'])
    expect(await shown(id)).toEqual([next, next]);
  // Visitors have what they had.
  for (const id of ['published', 'edited', 'settled']) expect(await shown(id)).toEqual([old, old]);
});

test('another picture is cut anew, the same one made smaller keeps its focal point, and both keep their words', async () => {
  const cover = async (isSamePicture: boolean) => {
    await client().createOrReplace(note('drafts.a'));
    await replaceFile(client(), await planned(), next, { isSamePicture });
    return (await client().getDocument('drafts.a'))?.cover;
  };
  expect(await cover(true)).toEqual(show(next));
  const { hotspot, ...rest } = show(next);
  expect(await cover(false)).toEqual(rest);
});

test('what was replaced is taken back, but for what somebody has changed since', async () => {
  for (const id of ['published', 'drafts.new', 'drafts.changed']) await client().create(note(id));
  const { done } = await replaceFile(client(), await planned(), next, { isSamePicture: false });
  await client().patch('drafts.changed').set({ title: 'Written meanwhile' }).commit();
  const kept = await takeBackFile(client(), done);
  expect(kept.map(({ id }) => id)).toEqual(['drafts.changed']);
  expect(await client().getDocument('drafts.published')).toBeUndefined();
  expect(await client().getDocument('drafts.new')).toMatchObject(note('drafts.new'));
  expect(await shown('drafts.changed')).toEqual([next, next]);
});

test.each([['drafts.a'], ['a']])(
  'a document that was changed since the plan was made is left as it is, and named: %s',
  async (id) => {
    await client().create(note(id));
    const plan = await planned();
    await client().patch(id).set({ title: 'Written meanwhile' }).commit();
    const { done, failed } = await replaceFile(client(), plan, next, { isSamePicture: false });
    expect(done).toEqual([]);
    expect(failed.map(({ step, reason }) => `${step.document._id}: ${reason}`)).toEqual([
      `${id}: Somebody has changed it meanwhile.`,
    ]);
    expect(await client().fetch('*[_type == "note"]._id')).toEqual([id]);
  },
);

test.each([['drafts.b'], ['versions.spring.b']])(
  'what would take back what visitors got since is left as it is, and named: %s',
  async (id) => {
    const stale = await client().create(note(id));
    await client().create({ ...note('b', next), title: 'Published since' });
    const { done, failed } = await replaceFile(client(), await planned(), next, { isSamePicture: false });
    expect(done).toEqual([]);
    expect(failed.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Visitors got a newer version on /),
    ]);
    expect(await client().getDocument(id)).toEqual(stale);
  },
);

test('a page of which somebody has begun a draft since the plan was made is left as it is, and named', async () => {
  await client().create(note('a'));
  const plan = await planned();
  await client().create(note('drafts.a'));
  const { failed } = await replaceFile(client(), plan, next, { isSamePicture: false });
  expect(failed.map(({ reason }) => reason)).toEqual(['Somebody has changed it meanwhile.']);
  expect(await shown('drafts.a')).toEqual([old, old]);
});
