import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lookForShared } from './look-for-shared.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const shared = (_id: string, title: string | undefined, kind?: string) => ({
    _id,
    _type: 'shared-section',
    title,
    sections: kind ? [{ _key: 'a', _type: kind }] : [],
  });
  const client = its.client();
  await client
    .transaction()
    .create(shared('invitation', 'Try it for a month', 'cta-banner'))
    .create(shared('drafts.invitation', 'Try it for two months', 'cta-banner'))
    .create(shared('drafts.questions', 'asked often', 'faq'))
    .create(shared('versions.spring.offer', 'In spring', 'hero'))
    .create(shared('drafts.nothing', 'Not begun'))
    .create(shared('drafts.nameless', undefined, 'numbers'))
    .commit();
});
afterAll(() => its.close());

const look = (perspective: string[], max?: number) =>
  lookForShared(its.client({ apiVersion: '2025-02-19', perspective: 'raw' }), perspective, max);

test('what pages share is found as the editor has it, by name, with its kind and whether it is public', async () => {
  expect(await look(['drafts'])).toEqual({
    isAll: true,
    sections: [
      { id: 'questions', title: 'asked often', kind: 'faq', isPublished: false },
      { id: 'invitation', title: 'Try it for two months', kind: 'cta-banner', isPublished: true },
      { id: 'nameless', title: 'Without a name', kind: 'numbers', isPublished: false },
    ],
  });
});

test('in a release, what it adds is found as well', async () => {
  const { sections } = await look(['spring', 'drafts']);
  expect(sections.map(({ title }) => title)).toContain('In spring');
});

test('where there are more than are found, that is known', async () => {
  expect(await look(['drafts'], 2)).toMatchObject({ isAll: false, sections: [{}, {}] });
});
