import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { leadVisitorsOn } from './lead-visitors-on.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const redirectsAt = (from: string) =>
  client().fetch('*[_type == "redirect" && from.current == $from] | order(_id){_id, "to": to.href}', {
    from,
  });
const redirect = (_id: string, from: string, href: string) => ({
  _id,
  _type: 'redirect',
  from: { _type: 'slug', current: from },
  to: { _type: 'link', href },
});
const led = (from: string) => [{ from, leadTo: '/campaigns', redirects: [] }];

test('visitors are led on from an address at which no redirect begins, until that is taken back', async () => {
  const takeBack = await leadVisitorsOn(client(), led('/plain'));
  expect(await redirectsAt('/plain')).toMatchObject([{ to: '/campaigns' }]);
  await takeBack();
  expect(await redirectsAt('/plain')).toEqual([]);
});

test('redirects that waited below the page give way to the one that leads on, and are there again where that is taken back', async () => {
  const waiting = [
    redirect('a', '/old', '/elsewhere'),
    redirect('drafts.a', '/old', '/draft'),
    redirect('b', '/old', '/b'),
  ];
  for (const one of waiting) await client().create(one);
  const before = await redirectsAt('/old');
  expect(before).toHaveLength(3);
  const takeBack = await leadVisitorsOn(client(), led('/old'));
  expect(await redirectsAt('/old')).toMatchObject([{ to: '/campaigns' }]);
  await takeBack();
  expect(await redirectsAt('/old')).toEqual(before);
});

test('of a redirect that only its editors had, the draft becomes the one that leads on', async () => {
  await client().create(redirect('drafts.c', '/drafted', '/draft'));
  const takeBack = await leadVisitorsOn(client(), led('/drafted'));
  expect(await redirectsAt('/drafted')).toEqual([{ _id: 'c', to: '/campaigns' }]);
  await takeBack();
  expect(await redirectsAt('/drafted')).toEqual([{ _id: 'drafts.c', to: '/draft' }]);
});
