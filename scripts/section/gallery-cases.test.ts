import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { studioErrors } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { neighbours } from '#pages/neighbours-fixture.ts';
import { uploadSamplePictures } from '#pages/sample-pictures-fixture.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { checkSection } from '#sections/check-section.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { casesOf, type GalleryCase } from '#web/gallery/cases.ts';
import { readSection } from '#web/gallery/read-section.ts';
import { readSupply } from '#web/gallery/supply.ts';

const schema = compileSchema(studioTypes);
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await uploadSamplePictures(its.client());
  await its.client().assets.upload('file', Buffer.from('RIVE'), { filename: 'a.riv' });
  const transaction = its.client().transaction();
  for (const document of neighbours) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its?.close());

describe.each(Object.keys(kinds) as SectionKind[])('every case that the gallery shows of %s', (kind) => {
  let cases: GalleryCase[];
  beforeAll(async () => {
    cases = casesOf(kind, await readSupply(its.client(), kind));
  });

  test('is one that the Studio lets an editor publish', async () => {
    const found = await Promise.all(
      cases.map(async ({ name, section }) => {
        const path = { _type: 'slug', current: '/page' };
        const page = { _id: 'page', _type: 'page', title: 'Page', path, sections: [section] };
        return (await studioErrors(page, its.client(), schema)).map((error) => `${name}: ${error}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  test('meets the contract', async () => {
    const found = await Promise.all(
      cases.map(async ({ name, section }) => {
        const checked = checkSection(await readSection(its.client({ perspective: 'published' }), section));
        return checked.ok ? [] : [`${name}: ${checked.reason}`];
      }),
    );
    expect(found.flat()).toEqual([]);
  });
});
