import { expect, onTestFinished, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { feed } from './feed.ts';

test('the feed has the newest posts first, and none that is hidden from search engines', async () => {
  const its = await testLake();
  onTestFinished(() => its.close());
  const post = (name: string, day: number, more = {}) => ({
    _id: name,
    _type: 'post',
    title: name,
    slug: { _type: 'slug', current: name },
    publishedAt: `2026-01-0${day}T09:00:00Z`,
    ...more,
  });
  const transaction = its.client().transaction();
  transaction.create(post('older', 1, { seo: { _type: 'seo', noindex: false } }));
  transaction.create(post('hidden', 2, { seo: { _type: 'seo', noindex: true } }));
  transaction.create(post('newer', 3));
  await transaction.commit();
  const entries = feed.contract.parse(await its.client().fetch(feed.query));
  expect(entries.map(({ path }) => path)).toEqual(['/blog/newer', '/blog/older']);
});
