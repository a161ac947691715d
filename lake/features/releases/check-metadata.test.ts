import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
beforeEach(async () => {
  await client().delete({ query: '*' });
  await client().releases.create({ releaseId: 'r1', metadata: { title: 'Spring', releaseType: 'asap' } });
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19' });
const edit = (patch: object) => client().releases.edit({ releaseId: 'r1', patch });
const metadata = async () => (await client().releases.get({ releaseId: 'r1' }))?.metadata;

test.each([
  ['title', 5],
  ['title', null],
  ['description', ['a']],
  ['releaseType', 'soon'],
  ['releaseType', 7],
  ['cardinality', 'few'],
  ['intendedPublishAt', 'tomorrow'],
  ['intendedPublishAt', '2030-01-31T09:00:00'],
  ['intendedPublishAt', '2030-02-30T09:00:00Z'],
  ['intendedPublishAt', 5],
])('the "%s" of a release is not %j, however it would come there', async (name, value) => {
  const refused = new RegExp(`"${name}" in the metadata of a release must be`);
  await expect(edit({ set: { [`metadata.${name}`]: value } })).rejects.toThrowError(refused);
  const whole = { releaseType: 'asap', [name]: value };
  await expect(edit({ set: { metadata: whole } })).rejects.toThrowError(refused);
  const made = client().action({
    actionType: 'sanity.action.release.create',
    releaseId: 'r2',
    // The client's type does not allow such values.
    metadata: whole as { releaseType: 'asap' },
  });
  await expect(made).rejects.toThrowError(refused);
  expect(await metadata()).toEqual({ title: 'Spring', releaseType: 'asap' });
});

test('a release has metadata, and a type in it, whatever is taken away', async () => {
  for (const patch of [{ unset: ['metadata'] }, { set: { metadata: 5 } }, { set: { metadata: [] } }])
    await expect(edit(patch)).rejects.toThrowError(/"metadata" of a release is an object/);
  await expect(edit({ unset: ['metadata.releaseType'] })).rejects.toThrowError(/one of asap, scheduled/);
  await edit({ unset: ['metadata.title'] });
  expect(await metadata()).toEqual({ releaseType: 'asap' });
});

test("what the Studio writes is taken, and a field of the project's own", async () => {
  const said = {
    title: '',
    description: 'All of it',
    releaseType: 'scheduled',
    cardinality: 'one',
    intendedPublishAt: '2030-01-31T09:00:00.000Z',
    campaign: { code: 7 },
  };
  await edit({ set: { metadata: said } });
  expect(await metadata()).toEqual(said);
});

test("what was there before stands in nobody's way", async () => {
  await its.client().patch('_.releases.r1').set({ 'metadata.title': 5 }).commit();
  await edit({ set: { 'metadata.description': 'Of an older lake' } });
  expect(await metadata()).toMatchObject({ title: 5, description: 'Of an older lake' });
});
