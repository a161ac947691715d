import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const lake = its.client({ apiVersion: 'X' });
  for (const id of ['a', 'b', 'c']) await lake.create({ _id: id, _type: 'x', title: `${id} for all` });
  await lake.create({ _id: 'drafts.a', _type: 'x', title: 'a, a draft' });
  await lake.create({ _id: 'drafts.c', _type: 'x', title: 'c, a draft' });
  await lake.action({ actionType: 'sanity.action.variant.definition.create', variantId: 'vip' });
  const variant = (publishedId: string, title: string, bundleId?: 'drafts') =>
    lake.action({
      actionType: 'sanity.action.document.variant.create',
      variantId: 'vip',
      publishedId,
      document: { _type: 'x', title },
      ...(bundleId ? { bundleId } : {}),
    });
  await variant('a', 'a for them');
  await variant('b', 'b for them');
  await variant('b', 'b for them, a draft', 'drafts');
  await variant('d', 'd for them alone', 'drafts');
});
afterAll(() => its.close());

const titles = (config: Parameters<TestLake['client']>[0]) =>
  its.client({ apiVersion: 'X', ...config }).fetch<string[]>('*[_type == "x"].title');

test('documents are seen as they are for a variant, and otherwise as they are for all', async () => {
  expect(await titles({ perspective: 'published', variant: 'vip' })).toEqual([
    'a for them',
    'b for them',
    'c for all',
  ]);
  expect(await titles({ perspective: 'drafts', variant: 'vip' })).toEqual([
    'a for them',
    'b for them, a draft',
    'c, a draft',
    'd for them alone',
  ]);
  for (const perspective of ['published', 'drafts'] as const)
    expect((await titles({ perspective })).join()).not.toContain('for them');
});

test('a document is found by the id of its group, and says which one it is', async () => {
  const client = its.client({ apiVersion: 'X', perspective: 'published', variant: 'vip' });
  const [found] = await client.fetch('*[_id == "a"]{_id, _originalId, "group": _system.group._ref}');
  expect(found).toEqual({
    _id: 'a',
    _originalId: expect.stringMatching(/^versions\.[0-9a-f]+\.a$/),
    group: 'a',
  });
});

test('what is of a variant is found by its bare name, in queries and by listeners', async () => {
  const client = its.client({ apiVersion: 'X' });
  const ofVariant = '*[sanity::partOfVariant($variantId)] | order(_id)';
  const found = await client.fetch<string[]>(`${ofVariant}.title`, { variantId: 'vip' });
  expect(found.toSorted()).toEqual(['a for them', 'b for them', 'b for them, a draft', 'd for them alone']);
  expect(await client.fetch(`count(${ofVariant})`, { variantId: 'none' })).toBe(0);
  // Documents of no variant do not belong to a variant without a name.
  for (const variantId of [null, ['vip'], 1])
    expect(await client.fetch('count(*[sanity::partOfVariant($variantId) || false])', { variantId })).toBe(0);
  expect(
    await client.fetch('{"vip": count(array::unique(*[sanity::partOfVariant("vip")]._system.group._ref))}'),
  ).toEqual({
    vip: 3,
  });
  const heard: string[] = [];
  const told = new Promise<void>((resolve) => {
    const listening = client
      .listen(
        '*[sanity::partOfVariant("vip") || sanity::partOfVariant("other")]',
        {},
        { events: ['welcome', 'mutation'], includeAllVersions: true },
      )
      .subscribe(async (event) => {
        if (event.type === 'welcome') {
          await client.patch('c').set({ n: 1 }).commit();
          const id = await client.fetch('*[sanity::partOfVariant("vip")][0]._id');
          await client.patch(id).set({ n: 1 }).commit();
        } else if (event.type === 'mutation') {
          heard.push(event.documentId);
          listening.unsubscribe();
          resolve();
        }
      });
  });
  await told;
  expect(heard).toEqual([expect.stringMatching(/^versions\./)]);
});

test('where a query that asks for a variant cannot be read, its place is that of the query', async () => {
  const query = '*[sanity::partOfVariant("vip") && ]';
  await expect(its.client({ apiVersion: 'X' }).fetch(query)).rejects.toMatchObject({
    details: { query, start: query.indexOf(']') },
  });
});

test('what Sanity does not tell how it answers is refused', async () => {
  const refused = (config: Parameters<TestLake['client']>[0], why: string) =>
    expect(titles(config)).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining(why) });
  const through = { perspective: 'published' as const, variant: 'vip' };
  await refused({ ...through, apiVersion: '2025-02-19' }, 'vX');
  await refused({ ...through, token: undefined }, 'token');
  await refused({ ...through, variant: { audience: 'vip' } }, 'conditions');
  await refused({ ...through, variant: 'nobody' }, 'no variant "nobody"');
  await refused({ ...through, perspective: ['r1', 'drafts'] }, 'not known');
  await refused({ ...through, perspective: 'raw' }, 'not known');
});

test('a change of a variant renews what was seen through it', async () => {
  const client = its.client({ apiVersion: 'X', perspective: 'published', variant: 'vip' });
  const { syncTags = [] } = await client.fetch('*[_id == "b"]', {}, { filterResponse: false });
  const tags = new Promise<string[]>((resolve) => {
    const listening = client.live.events({ includeDrafts: true }).subscribe(async (event) => {
      if (event.type === 'welcome')
        await client.action({
          actionType: 'sanity.action.document.variant.publish',
          variantId: 'vip',
          publishedId: 'b',
          bundleId: 'drafts',
        });
      if (event.type !== 'message') return;
      listening.unsubscribe();
      resolve(event.tags);
    });
  });
  const changed = await tags;
  expect(syncTags.some((tag) => changed.includes(tag))).toBe(true);
  expect(await titles({ perspective: 'published', variant: 'vip' })).toContain('b for them, a draft');
});
