import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { documentIn, type Found } from './found.ts';
import { resolvePath } from './resolve-path.ts';
import { shownAt } from './shown-at.ts';

const noon = Date.parse('2030-01-01T12:00:00.000Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000);
const said = (minutes: number) => at(minutes).toISOString();
const slug = (current: string) => ({ _type: 'slug', current });
const banner = (_key: string, showing: object = {}) => ({
  _key,
  _type: 'cta-banner',
  title: 'Look',
  ...showing,
});
const page = (sections: object[]) => ({
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: slug('/a'),
  sections,
});

let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  await its.client().create({
    _id: 'shared-banner',
    _type: 'shared-section',
    title: 'Everywhere',
    sections: [banner('s', { hidden: true })],
  });
});
afterAll(() => its?.close());

const resolve = (path: string) =>
  resolvePath(path, async (contract, query, params) =>
    contract.parse(await its.client({ perspective: 'published' }).fetch<unknown>(query, params)),
  );

const keysIn = (found: Found) => documentIn(found)?.document.sections.map(({ key }) => key);

test('visitors get the sections that are shown at the moment, and it is known when others are', async () => {
  const shared = { _key: 'shared', _type: 'shared', section: { _type: 'reference', _ref: 'shared-banner' } };
  await its
    .client()
    .createOrReplace(
      page([
        banner('always'),
        banner('hidden', { hidden: true }),
        banner('later', { showFrom: said(5) }),
        banner('ending', { showUntil: said(9) }),
        { ...shared, showFrom: said(7) },
        { _key: 'unknown', _type: 'no-such-kind', hidden: true },
      ]),
    );
  const found = await resolve('/a');
  expect(keysIn(found), 'whoever edits').toHaveLength(6);
  const [first, second, third, last] = [0, 5, 7, 9].map((minutes) => shownAt('/a', found, at(minutes)));
  expect([first, second, third, last].map((one) => one && keysIn(one.found))).toEqual([
    ['always', 'ending'],
    ['always', 'later', 'ending'],
    ['always', 'later', 'ending', 'shared'],
    ['always', 'later', 'shared'],
  ]);
  expect([first, second, third, last].map((one) => one?.changesAt)).toEqual([at(5), at(7), at(9), undefined]);
});

test('a page whose sections are all hidden is still a page', async () => {
  await its.client().createOrReplace(page([banner('only', { hidden: true })]));
  const { found, changesAt } = shownAt('/a', await resolve('/a'), at(0));
  expect([found.page?.title, keysIn(found), changesAt]).toEqual(['A', [], undefined]);
});

test('a showing of the wrong form costs only its section, which says what is wrong', async () => {
  await its.client().createOrReplace(page([banner('wrong', { hidden: 'yes' }), banner('right')]));
  const { found } = shownAt('/a', await resolve('/a'), at(0));
  expect(found.page?.sections).toMatchObject([
    { ok: false, key: 'wrong', kind: 'cta-banner', reason: expect.stringContaining('hidden') },
    { ok: true, key: 'right' },
  ]);
});

test('while a list of posts is not shown, its further addresses have gone, and its page has not', async () => {
  const list = (showing: object) => ({ _key: 'list', _type: 'blog-index', title: 'Posts', ...showing });
  for (let index = 0; index < 12; index++)
    await its.client().createOrReplace({
      _id: `post-${index}`,
      _type: 'post',
      title: 'Post',
      slug: slug(`post-${index}`),
      publishedAt: said(-index),
    });
  await its.client().createOrReplace(page([list({ showFrom: said(5) })]));
  const below = await resolve('/a/page/2');
  expect([0, 5].map((minutes) => Boolean(shownAt('/a/page/2', below, at(minutes)).found.page))).toEqual([
    false,
    true,
  ]);
  expect(shownAt('/a', await resolve('/a'), at(0)).found.page?.title).toBe('A');
  await its.client().createOrReplace(page([list({ hidden: true })]));
  expect((await resolve('/a/page/2')).page).toBeNull();
});
