import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { findGone } from './find-gone.ts';
import { findMove } from './find-move.ts';
import { moveRedirects } from './move-redirects.ts';
import { placesAbove } from './places-above.ts';
import { planMove, redirectsQuery } from './plan-move.ts';
import { addRedirects, leadingOn } from './redirects-in-release.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const pageAt = (path: string) => ({ _type: 'page', path: { _type: 'slug', current: path } });
const draft = { _id: 'drafts.p', ...pageAt('/new') };
const version = { _id: 'versions.r1.p', ...pageAt('/new') };
const redirects = () =>
  client().fetch(
    '*[_type == "redirect"] | order(from.current){_id, "from": from.current, "to": to.page._ref}',
    {},
    { perspective: 'published' },
  );

beforeEach(async () => {
  await client().delete({ query: '*[_type in ["page", "redirect"]]' });
  await client().create({ _id: 'p', ...pageAt('/old') });
});

/** A release with a version of the page at its new address. */
async function release(releaseId: string) {
  await client().releases.create({ releaseId, metadata: { releaseType: 'asap' } });
  await client().createVersion({ releaseId, publishedId: 'p', document: pageAt('/new') });
}

test('a document moves when visitors know it by another address, and leaves that behind unless something stands there', async () => {
  expect(await findMove(client(), { ...draft, ...pageAt('/old') })).toBeUndefined();
  expect(await findMove(client(), { ...draft, _id: 'drafts.other' })).toBeUndefined();
  const move = { id: 'p', from: '/old', to: '/new' };
  expect(await findMove(client(), draft)).toEqual({ ...move, isLedOn: false });
  await client().create({ _id: 'drafts.q', ...pageAt('/old') });
  expect(await findMove(client(), draft), 'a draft is nothing to visitors').toEqual({
    ...move,
    isLedOn: false,
  });
  await client().create({ _id: 'q', ...pageAt('/old') });
  expect(await findMove(client(), draft)).toEqual({ ...move, isLedOn: true });
});

test('a redirect is published with the release in which a page moves, and leads to wherever that stands', async () => {
  await release('r1');
  const move = await findMove(client(), version);
  expect(move).toMatchObject({ from: '/old', isLedOn: false });
  if (move) await addRedirects(client(), move, 'r1');
  expect(await redirects(), 'not before').toEqual([]);
  expect(await findMove(client(), version)).toMatchObject({ isLedOn: true });
  await client().releases.publish({ releaseId: 'r1' });
  expect(await redirects()).toEqual([{ _id: expect.any(String), from: '/old', to: 'p' }]);
  expect(await client().fetch('*[_id == "p"][0].path.current')).toBe('/new');
});

test('with the release older redirects lead to the page at once, and one from its new address is taken back', async () => {
  const redirect = (id: string, from: string, href: string) =>
    client().create({
      _id: id,
      _type: 'redirect',
      from: { _type: 'slug', current: from },
      to: { _type: 'link', href },
    });
  await redirect('older', '/older', '/old#place');
  await redirect('there', '/new', '/elsewhere');
  await release('r2');
  const move = { id: 'p', from: '/old', to: '/new' };
  await addRedirects(client(), move, 'r2');
  await addRedirects(client(), move, 'r2');
  expect(await redirects()).toMatchObject([{ _id: 'there' }, { _id: 'older', to: null }]);
  await client().releases.publish({ releaseId: 'r2' });
  expect(await redirects()).toMatchObject([
    { from: '/old', to: 'p' },
    { _id: 'older', to: 'p' },
  ]);
  expect(await client().fetch('*[_id == "older"][0].to.anchor')).toBe('place');
});

test('a redirect that only the release has goes from it when another page of it comes to stand there', async () => {
  await release('r6');
  await addRedirects(client(), { id: 'p', from: '/old', to: '/new' }, 'r6');
  await client().create({ _id: 'c', ...pageAt('/c') });
  await client().createVersion({
    publishedId: 'c',
    releaseId: 'r6',
    document: { _id: 'versions.r6.c', ...pageAt('/old') },
  });
  await addRedirects(client(), { id: 'c', from: '/c', to: '/old' }, 'r6');
  await client().releases.publish({ releaseId: 'r6' });
  expect(await redirects()).toMatchObject([{ from: '/c', to: 'c' }]);
});

test('a redirect that is made ahead waits below the page, which is then no move without one', async () => {
  const plan = planMove('/old', '/new', await client().fetch(redirectsQuery));
  await moveRedirects(client(), { id: 'p', from: '/old' }, plan, {
    makesRedirect: true,
    removesRedirects: false,
  });
  expect(await redirects()).toMatchObject([{ from: '/old', to: 'p' }]);
  expect(await findMove(client(), draft)).toMatchObject({ isLedOn: true });
});

test('a page that a release takes off the site leaves its address behind, unless a redirect goes out with it', async () => {
  await client().releases.create({ releaseId: 'r4', metadata: { releaseType: 'asap' } });
  await client().unpublishVersion({ releaseId: 'r4', publishedId: 'p' });
  const gone = { _id: 'versions.r4.p' };
  expect(await findGone(client(), gone)).toMatchObject({ from: '/old', isLedOn: false, holders: [] });
  await client().action(await leadingOn(client(), 'r4', { from: '/old', to: '/' }));
  expect(await findGone(client(), gone)).toMatchObject({ from: '/old', isLedOn: true, holders: [] });
  expect(await findGone(client(), { _id: 'versions.r4.other' })).toBeUndefined();
});

test('from there visitors can be led to the nearest page above that there is once the release was run, if there is one', async () => {
  const deep = '/campaigns/2026/spring';
  await client().create({ _id: 'deep', ...pageAt(deep) });
  await client().create({ _id: 'campaigns', ...pageAt('/campaigns') });
  await client().releases.create({ releaseId: 'r8', metadata: { releaseType: 'asap' } });
  await client().unpublishVersion({ releaseId: 'r8', publishedId: 'deep' });
  const leadTo = async () => (await findGone(client(), { _id: 'versions.r8.deep' }))?.leadTo;
  expect(await leadTo()).toBe('/campaigns');
  await client().createVersion({ releaseId: 'r8', publishedId: 'new', document: pageAt('/campaigns/2026') });
  expect(await leadTo()).toBe('/campaigns/2026');
  await client().discardVersion({ releaseId: 'r8', publishedId: 'new' });
  await client().unpublishVersion({ releaseId: 'r8', publishedId: 'campaigns' });
  expect(await leadTo()).toBeNull();
  expect(await placesAbove(client(), [deep], 'published')).toEqual(new Map([[deep, '/campaigns']]));
});

test('a person who refers to such a page is called by their name, not by what they do', async () => {
  const link = { page: { _type: 'reference', _ref: 'p' } };
  const person = { firstName: 'Ada', lastName: 'Byron', title: 'Head of Research' };
  await client().create({ _id: 'ada', _type: 'author', ...person, link });
  await client().releases.create({ releaseId: 'gone-ada', metadata: { releaseType: 'asap' } });
  await client().unpublishVersion({ releaseId: 'gone-ada', publishedId: 'p' });
  expect((await findGone(client(), { _id: 'versions.gone-ada.p' }))?.holders).toEqual(['Ada Byron']);
  await client().delete('ada');
});

test('what refers to a page that a release takes off the site is named, unless the release changes that, too', async () => {
  const link = { page: { _type: 'reference', _ref: 'p' } };
  await client().create({ _id: 'menu', _type: 'page', title: 'Menu', link });
  await client().create({ _id: 'drafts.q', _type: 'page', title: 'Draft', link });
  await client().releases.create({ releaseId: 'r5', metadata: { releaseType: 'asap' } });
  await client().unpublishVersion({ releaseId: 'r5', publishedId: 'p' });
  const gone = { _id: 'versions.r5.p' };
  expect((await findGone(client(), gone))?.holders.toSorted()).toEqual(['Draft', 'Menu']);
  await client().create({ _id: 'versions.r5.menu', _type: 'page', title: 'Menu' });
  expect((await findGone(client(), gone))?.holders).toEqual(['Draft']);
  await expect(client().releases.publish({ releaseId: 'r5' })).rejects.toThrow('refers to it');
  await client().delete('drafts.q');
  await client().releases.publish({ releaseId: 'r5' });
  expect(await client().fetch('*[_id == "p"]')).toEqual([]);
});
