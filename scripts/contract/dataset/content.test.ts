import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Document, documentFile } from '#content/document-file.ts';
import { readDocuments } from '#content/read-documents.ts';
import { compileSchema } from '#contract/compile.ts';
import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { describeDatasetFinding } from '#contract/dataset/finding.ts';
import { studioErrors } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { project } from '../project/project.ts';

const documents = readDocuments();

const schema = compileSchema(studioTypes);
let its: TestLake;
let picture: string;
beforeAll(async () => {
  its = await testLake();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>');
  picture = (await its.client().assets.upload('image', drawing))._id;
  const transaction = its.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its.close());

test('the content has nothing that visitors or editors would stumble over', async () => {
  expect(await faultsIn(documents)).toEqual([]);
});

test('a fault of a document is told with its file and the place in it', async () => {
  const site = { _id: 'site', _type: 'site', brandName: 7 };
  expect(await faultsIn([site])).toContainEqual(
    expect.stringMatching(/^content\/documents\/site\/site\.json ✗ brandName: /),
  );
});

test.each(documents.map((document) => [document._id, document] as const))(
  'the Studio accepts %s',
  async (_id, document) => {
    expect(await studioErrors(withAssets(document), its.client(), schema)).toEqual([]);
  },
);

/** What the check of a dataset finds in documents of the content, each with the file in which to mend it. */
async function faultsIn(content: readonly Document[]): Promise<string[]> {
  const asset = { _id: picture, _type: 'sanity.imageAsset', url: 'http://localhost/a.svg' };
  const found = await checkDataset(project, [...content.map((document) => withAssets(document)), asset]);
  return found.map((finding) => {
    const { id: _id, type: _type } = finding;
    return `content/${documentFile({ _id, _type })} ${describeDatasetFinding(finding)}`;
  });
}

/** The document as it is after seeding: a reference where a file was named, here always to the same one. */
function withAssets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withAssets) as T;
  if (value === null || typeof value !== 'object') return value;
  const { _sanityAsset, ...fields } = value as Record<string, unknown>;
  const asset = _sanityAsset ? { asset: { _type: 'reference', _ref: picture } } : {};
  const others = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withAssets(field)]));
  return { ...others, ...asset } as T;
}
