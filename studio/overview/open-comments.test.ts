import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type OpenComment, openCommentsQuery } from './open-comments.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

test('what was said by a link waits as long as its document is there, under the name that its draft has', async () => {
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  const stored = (_id: string, title: string) => ({ _id, _type: 'page', title });
  await client.create(stored('a', 'As visitors have it'));
  await client.create(stored('drafts.a', 'As editors have it'));
  await client.create(stored('drafts.b', 'A draft alone'));
  await client.create(stored('versions.spring.c', 'In a release alone'));
  for (const [index, _ref] of ['a', 'b', 'c', 'gone'].entries())
    await client.create({
      _id: `link-comments.${_ref}`,
      _type: 'link-comment',
      document: { _type: 'reference', _ref, _weak: true },
      sentAt: `2026-01-0${index + 1}T00:00:00Z`,
    });
  await client.create({ _id: 'link-comments.done', _type: 'link-comment', isResolved: true });
  const open = await client.fetch<OpenComment[]>(openCommentsQuery);
  expect(open.map(({ document, of }) => [document, of.title])).toEqual([
    ['c', 'In a release alone'],
    ['b', 'A draft alone'],
    ['a', 'As editors have it'],
  ]);
});
