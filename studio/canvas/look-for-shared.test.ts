import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lookForShared } from './look-for-shared.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const shared = (_id: string, title: string, kind?: string) => ({
    _id,
    _type: 'shared-section',
    title,
    sections: kind ? [{ _key: 'a', _type: kind }] : [],
  });
  const showing = (_id: string, ref: string) => ({
    _id,
    _type: 'page',
    sections: [{ _key: 'a', _type: 'shared', section: { _type: 'reference', _ref: ref, _weak: true } }],
  });
  const client = its.client();
  await client
    .transaction()
    .create(shared('invitation', 'Try it for a month', 'cta-banner'))
    .create(shared('drafts.invitation', 'Try it for two months', 'cta-banner'))
    .create(shared('drafts.questions', 'asked often', 'faq'))
    .create(shared('versions.spring.offer', 'In spring', 'hero'))
    .create(shared('drafts.nothing', 'Not begun'))
    .create(showing('first', 'invitation'))
    .create(showing('drafts.first', 'invitation'))
    .create(showing('drafts.second', 'invitation'))
    .commit();
});
afterAll(() => its.close());

const look = (perspective: string[]) =>
  lookForShared(its.client({ apiVersion: '2025-02-19', perspective: 'raw' }), perspective);

test('what pages share is found as the editor has it, by name, with how many pages show it and whether it is public', async () => {
  expect(await look(['drafts'])).toEqual([
    { id: 'questions', title: 'asked often', kind: 'faq', isPublished: false, uses: 0 },
    { id: 'invitation', title: 'Try it for two months', kind: 'cta-banner', isPublished: true, uses: 2 },
  ]);
});

test('in a release, what it adds is found as well', async () => {
  expect((await look(['spring', 'drafts'])).map(({ title }) => title)).toEqual([
    'asked often',
    'In spring',
    'Try it for two months',
  ]);
});
