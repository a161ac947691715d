import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { replacedLater } from './replaced-later.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const page = (_id: string, title: string) => ({ _id, _type: 'page', title });

test('a draft says that a release is scheduled with another version of it, until that says the same', async () => {
  await client().create(page('p', 'First'));
  await client().releases.create({ releaseId: 'r', metadata: { title: 'Spring', releaseType: 'scheduled' } });
  await client().createVersion({
    releaseId: 'r',
    publishedId: 'p',
    document: page('versions.r.p', 'In spring'),
  });
  const draft = page('drafts.p', 'Mended');
  expect(await replacedLater(client(), draft), 'nobody has scheduled it yet').toBeUndefined();
  await client().releases.schedule({ releaseId: 'r', publishAt: '2099-03-01T09:00:00Z' });
  expect((await replacedLater(client(), draft))?.text).toMatch(/until Mar 1, 2099.* “Spring” goes out/);
  expect(await replacedLater(client(), page('drafts.p', 'In spring'))).toBeUndefined();
  expect(await replacedLater(client(), page('drafts.q', 'Another page'))).toBeUndefined();
  expect(await replacedLater(client(), page('versions.s.p', 'In a release'))).toBeUndefined();
});

test('a release that takes the page offline puts nothing in its place', async () => {
  await client().create(page('gone', 'Here'));
  await client().releases.create({ releaseId: 'down', metadata: { releaseType: 'scheduled' } });
  await client().action({
    actionType: 'sanity.action.document.version.unpublish',
    publishedId: 'gone',
    versionId: 'versions.down.gone',
  });
  await client().releases.schedule({ releaseId: 'down', publishAt: '2099-03-01T09:00:00Z' });
  expect(await replacedLater(client(), page('drafts.gone', 'Mended'))).toBeUndefined();
});
