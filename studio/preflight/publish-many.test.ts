import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { leadingTo } from '../path/move-redirects.ts';
import { removeMany } from '../remove/remove-many.ts';
import { publishMany } from './publish-many.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const slug = (current: string) => ({ _type: 'slug', current });
const chosen = [{ id: 'back', type: 'page', title: 'Back' }];
const put = (_id: string, path: string) =>
  client().create({
    _id,
    _type: 'page',
    title: _id,
    path: slug(path),
    sections: [
      {
        _key: 's',
        _type: 'cta-banner',
        title: 'Go there now',
        version: 2,
        buttons: [
          {
            _key: 'b',
            _type: 'button',
            label: 'Go',
            variant: 'cta',
            link: { _type: 'link', href: 'https://there.example' },
          },
        ],
      },
    ],
  });

test('a page that comes back brings the addresses that led to it, if that is wished, and where that fails it is said', async () => {
  const redirects = () =>
    client().fetch('*[_type == "redirect"] | order(from.current){"from": from.current, to}');
  const publish = async (by = client(), mends = true) => publishMany(by, chosen, async () => [], mends);
  const before = { from: '/was-back', to: leadingTo('back') };
  await put('top', '/top');
  await put('back', '/top/back');
  await client().create({ _type: 'redirect', from: slug(before.from), to: before.to });
  const takeOffline = () => removeMany(client(), chosen, 'unpublish', true);
  await takeOffline();
  const away = await redirects();
  expect(away).toHaveLength(2);

  await publish(client(), false);
  expect(await redirects()).toEqual(away);
  await client().delete({ query: '*[_id == "back"]' });
  await put('drafts.back', '/top/back');
  const failing = client();
  failing.transaction = () => {
    throw new Error('There was no answer.');
  };
  expect(await publish(failing)).toMatchObject([
    {
      reasons: [],
      note: expect.stringContaining('from /top/back, /was-back were not changed: There was no'),
    },
  ]);
  await client().delete({ query: '*[_id == "back"]' });
  await put('drafts.back', '/top/back');
  expect(await publish()).toMatchObject([{ reasons: [] }]);
  expect(await redirects()).toEqual([before]);
});
