import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { removeMany } from '../remove/remove-many.ts';
import { findReturn } from './find-return.ts';
import { leadingTo, moveRedirects } from './move-redirects.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const at = (path: string) => ({ _type: 'slug', current: path });
const pageAt = (path: string) => ({ _type: 'page', path: at(path) });
const chosen = (id: string) => ({ id, type: 'page', title: id });
const draft = { _id: 'drafts.offer', ...pageAt('/campaigns/offer') };
const redirects = () =>
  client().fetch('*[_type == "redirect"] | order(from.current){"from": from.current, to}');

beforeEach(async () => {
  await client().delete({ query: '*[_type in ["page", "redirect"]]' });
  await client().create({ _id: 'campaigns', ...pageAt('/campaigns') });
  await client().create({ _id: 'offer', ...pageAt('/campaigns/offer') });
  await client().create({ _id: 'other', ...pageAt('/campaigns/other') });
  await client().create({ _type: 'redirect', from: at('/old-offer'), to: leadingTo('offer', 'plans') });
  await client().create({ _type: 'redirect', from: at('/old-other'), to: leadingTo('other') });
});

test('a page that was taken offline brings back the addresses that led to it, and no other page’s', async () => {
  const before = await redirects();
  await removeMany(client(), [chosen('offer'), chosen('other')], 'unpublish', true);
  const led = { _type: 'link', href: '/campaigns' };
  const froms = ['/campaigns/offer', '/campaigns/other', '/old-offer', '/old-other'];
  expect(await redirects()).toEqual(froms.map((from) => ({ from, to: led })));

  const found = await findReturn(client(), draft);
  expect(found).toMatchObject({ ledTo: '/campaigns', older: ['/old-offer'] });
  if (!found) return;
  await client().create({ _id: 'offer', ...pageAt('/campaigns/offer') });
  const { id, at: from, plan } = found;
  await moveRedirects(client(), { id, from }, plan, { makesRedirect: false, removesRedirects: true });
  const [offer] = before;
  expect(await redirects()).toEqual([
    { from: '/campaigns/other', to: led },
    offer,
    { from: '/old-other', to: led },
  ]);
});

test('nothing is asked of what is published, stands in a release, or where no redirect of visitors begins', async () => {
  expect(await findReturn(client(), draft)).toBeUndefined();
  await client().create({ _id: 'drafts.way', _type: 'redirect', from: at('/new'), to: leadingTo('other') });
  expect(await findReturn(client(), { _id: 'drafts.new', ...pageAt('/new') })).toBeUndefined();
  await client().create({ _id: 'way', _type: 'redirect', from: at('/new'), to: leadingTo('other') });
  expect(await findReturn(client(), { _id: 'versions.spring.new', ...pageAt('/new') })).toBeUndefined();
});

test('a redirect to another page or address has no effect any more where a new page goes out', async () => {
  await client().create({ _id: 'way', _type: 'redirect', from: at('/new'), to: leadingTo('other') });
  const fresh = { _id: 'drafts.new', ...pageAt('/new') };
  expect(await findReturn(client(), fresh)).toMatchObject({
    ledTo: null,
    older: [],
    plan: { remove: ['way'] },
  });
  await client()
    .patch('way')
    .set({ to: { _type: 'link', href: '/campaigns' } })
    .commit();
  expect(await findReturn(client(), fresh)).toMatchObject({ ledTo: '/campaigns', older: [] });
});
