import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

test('nothing refers to a document from another dataset; what does so in this one is told when it is asked for', async () => {
  const client = its.client();
  await client.create({ _id: 'to', _type: 'x' });
  await client.create({ _id: 'from', _type: 'x', list: [{ _key: 'a', deep: { _ref: 'to' } }] });
  await client.create({ _id: 'drafts.from', _type: 'x', list: [{ _key: 'a', _ref: 'to', _weak: true }] });
  const url = '/data/references/production/documents/to/to';
  const asTheStudio = { excludeInternalReferences: 'true', excludePaths: 'true' };
  expect(await client.request({ url, query: asTheStudio })).toEqual({ totalCount: 0, references: [] });
  const place = { projectId: 'tessera', datasetName: 'production' };
  expect(await client.request({ url })).toEqual({
    totalCount: 2,
    references: [
      { ...place, documentId: 'drafts.from' },
      { ...place, documentId: 'from' },
    ],
  });
  await expect(its.client({ token: undefined }).request({ url })).rejects.toMatchObject({ statusCode: 401 });
});
