import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { holdersQuery, takeDown } from './take-down.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const seen = <Answer>(query: string, params = {}) =>
  client().fetch<Answer>(query, params, { perspective: 'published' });
const at = new Date('2040-01-01T09:00:00Z');
const link = (id: string) => ({ _type: 'link', page: { _type: 'reference', _ref: id } });
const slug = (current: string) => ({ _type: 'slug', current });

async function page(id: string) {
  await client().create({ _id: id, _type: 'page', title: 'Offer', path: slug(`/${id}`) });
  await client().create({ _id: `to-${id}`, _type: 'redirect', from: slug(`/to-${id}`), to: link(id) });
  return { id, title: 'Offer', from: `/${id}`, at };
}

/** Does what the lake does when the time of a release has come. */
async function run(releaseId: string) {
  await client().releases.unschedule({ releaseId });
  await client().releases.publish({ releaseId });
}

test('a page goes at its time, and whoever asks for it, or for an older address, is led elsewhere', async () => {
  const release = await takeDown(client(), { ...(await page('a')), leadTo: '/offers' });
  expect(await client().releases.get({ releaseId: release })).toMatchObject({
    state: 'scheduled',
    publishAt: at.toISOString(),
    metadata: { title: 'Taken down: Offer' },
  });
  expect(await seen('*[_id in ["a", "to-a"]] | order(_id)._id')).toEqual(['a', 'to-a']);
  // By this the Studio knows whether the redirect was changed since.
  const [planned, now] = [`versions.${release}.to-a`, 'to-a'].map((id) => client().getDocument(id));
  expect(await planned).toMatchObject({ _system: { base: { id: 'to-a', rev: (await now)?._rev } } });
  await run(release);
  expect(await seen('*[_id == "a"]')).toEqual([]);
  const redirects =
    '*[_type == "redirect"] | order(from.current){"from": from.current, "href": to.href, isPermanent}';
  expect(await seen(redirects)).toEqual([
    { from: '/a', href: '/offers', isPermanent: false },
    { from: '/to-a', href: '/offers', isPermanent: null },
  ]);
});

test.each([
  ['/offers', ['/offers', '/offers', '/offers']],
  [null, []],
])('a redirect that names the address of the page leads on with it to %s, or goes', async (leadTo, left) => {
  await client().delete({ query: '*[_type == "redirect"]' });
  const id = leadTo ? 'named' : 'named-too';
  const offer = await page(id);
  const to = { _type: 'link', href: `/${id}#prices` };
  await client().create({ _id: `typed-${id}`, _type: 'redirect', from: slug(`/typed-${id}`), to });
  await run(await takeDown(client(), { ...offer, leadTo }));
  expect(await seen('*[_type == "redirect"].to.href')).toEqual(left);
});

test('a redirect that waited below the page is the one that leads on', async () => {
  const offer = await page('waited');
  const waiting = { _type: 'redirect', from: slug('/waited'), to: { _type: 'link', href: '/elsewhere' } };
  await client().create({ _id: 'waiting', ...waiting });
  await run(await takeDown(client(), { ...offer, leadTo: '/offers' }));
  const at = '*[_type == "redirect" && from.current == "/waited"]{_id, "href": to.href}';
  expect(await seen(at)).toEqual([{ _id: 'waiting', href: '/offers' }]);
});

test('a page may go without leaving anything behind, and its redirects with it', async () => {
  await run(await takeDown(client(), { ...(await page('b')), leadTo: null }));
  expect(await seen('*[_id in ["b", "to-b"]]')).toEqual([]);
});

test('what shows a page or links to it is named, as it would hold the page where it is', async () => {
  await page('c');
  await client().create({ _id: 'd', _type: 'page', title: 'Home', link: link('c') });
  await client().create({ _id: 'drafts.e', _type: 'page', title: 'Draft', link: link('c') });
  // A link to the draft, as the Studio makes them, outlives the page.
  const shown = { _type: 'reference', _ref: 'c', _weak: true };
  await client().create({ _id: 'preview-links.secret', _type: 'preview-link', document: shown });
  const holders = await client().fetch<{ title: string }[]>(holdersQuery, { id: 'c' });
  expect(holders.map(({ title }) => title).toSorted()).toEqual(['Draft', 'Home']);
});

test('nothing is left of a plan that fails', async () => {
  const wrong = takeDown(client(), { id: 'no-such', title: 'None', from: '/none', at, leadTo: null });
  await expect(wrong).rejects.toThrow();
  expect(await client().fetch('count(releases::all()[metadata.title == "Taken down: None"])')).toBe(0);
});
