import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { MadeDocuments } from './made-documents.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());
const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const idsOf = () => client().fetch<string[]>('*[_type in ["shared-section", "page"]]._id | order(@)');
beforeEach(() => client().delete({ query: '*[_type in ["shared-section", "page"]]' }));

const shared = {
  _id: 'shared',
  _type: 'shared-section',
  title: 'Prices',
  sections: [{ _key: 'a', _type: 'cta-banner', title: 'Prices' }],
};
const page = (_id: string) => ({
  _id,
  _type: 'page',
  title: 'Plans',
  sections: [{ _key: 'a', _type: 'shared', section: { _type: 'reference', _ref: 'shared', _weak: true } }],
});
const what = 'Shared “Prices”';

/** A document that was made in a step, and a function that takes it back after the step was undone in a page. */
async function begin(release?: string) {
  const all = new MadeDocuments();
  await all.make(client(), shared, what, release);
  const [made] = all.madeIn(page('drafts.plans'), what);
  if (!made) throw new Error('Nothing was made.');
  return { all, takeBack: () => all.takeBack(client(), made, 'drafts.plans') };
}

test('what was made for a step goes with it and comes again with it', async () => {
  const { all, takeBack } = await begin();
  await client().create(page('drafts.plans'));
  expect(await takeBack()).toBeUndefined();
  expect(await idsOf()).toEqual(['drafts.plans']);
  expect(all.madeIn(page('drafts.plans'), what)).toEqual([]);
  const again = await all.makeAgain(client(), page('drafts.plans'));
  expect(again).toEqual([{ ...shared, _id: 'drafts.shared' }]);
  expect(await idsOf()).toEqual(['drafts.plans', 'drafts.shared']);
});

test('only the step for which something was made takes it along', async () => {
  const { all } = await begin();
  expect(all.madeIn(page('drafts.plans'), 'Duplicated “Prices”')).toEqual([]);
});

test('what another page shows, or somebody has changed or published since, stays, and it is said why', async () => {
  const { takeBack } = await begin();
  await client().create({ ...page('drafts.other'), title: 'Other' });
  expect(await takeBack()).toBe('“Prices” stays among the shared sections, because “Other” shows it.');
  await client().delete('drafts.other');
  await client().patch('drafts.shared').set({ title: 'Theirs' }).commit();
  const changed = '“Prices” stays among the shared sections, because it has been changed or published since.';
  expect(await takeBack()).toBe(changed);
  await client().patch('drafts.shared').set({ title: 'Prices' }).commit();
  await client().create(shared);
  expect(await takeBack()).toBe(changed);
  await client().delete('shared');
  expect(await takeBack()).toBeUndefined();
});

test('what is made while a release is looked at is made and taken back in it', async () => {
  await client().releases.create({ releaseId: 'spring', metadata: { releaseType: 'asap' } });
  const { takeBack } = await begin('spring');
  expect(await idsOf()).toEqual(['versions.spring.shared']);
  expect(await takeBack()).toBeUndefined();
  expect(await idsOf()).toEqual([]);
});

test('what names something waits until that is made, and is refused when it cannot be', async () => {
  const all = new MadeDocuments();
  const order: string[] = [];
  const making = all.make(client(), shared, what, undefined).then(() => order.push('made'));
  await all.ready([{ set: page('drafts.plans') }]).then(() => order.push('named'));
  await making;
  expect(order).toEqual(['made', 'named']);
  const failing = all.make(client(), { ...shared, _id: 'not an id' }, what, undefined);
  await expect(failing).rejects.toThrow();
  await all.ready([{ set: page('drafts.plans') }]);
  await expect(all.ready([{ set: { a: { _ref: 'not an id' } } }])).rejects.toThrow('could not be made');
});
