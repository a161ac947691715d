import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { askAuthors } from './ask-authors.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

test('who has written in a document is known however often another one was changed since', async () => {
  const ada = its.client({ token: its.lake.createToken('editor', 'Ada') });
  const ben = its.client({ token: its.lake.createToken('editor', 'Ben') });
  await ada.create({ _id: 'drafts.quiet', _type: 'page' });
  await ben.create({ _id: 'drafts.busy', _type: 'page' });
  for (let count = 0; count < 20; count += 1) await ben.patch('drafts.busy').set({ count }).commit();
  const idOf = async (of: typeof ada) => (await of.users.getById('me')).id;
  const found = await askAuthors(its.client(), ['drafts.busy', 'drafts.quiet', 'drafts.never-there']);
  expect([...found].map(([id, authors]) => [id, ...authors])).toEqual([
    ['drafts.busy', await idOf(ben)],
    ['drafts.quiet', await idOf(ada)],
  ]);
});
