import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type Layer, overtaken } from './overtaken.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19' });
const page = (_id: string, title: string) => ({
  _id,
  _type: 'page',
  title,
  path: { _type: 'slug', current: '/p' },
});

/** The text of the hint for a stored document; empty where there is none. */
async function saidOf(id: string): Promise<string> {
  const [document, published] = await Promise.all([
    client().getDocument<Layer>(id),
    client().getDocument<Layer>('p'),
  ]);
  if (!document) throw new Error(`There is no "${id}".`);
  return overtaken(document, published ?? null)?.text ?? '';
}

test('a version says that its page was published since it was put into the release, until both say the same', async () => {
  await client().create(page('p', 'First'));
  await client().releases.create({ releaseId: 'r', metadata: { title: 'R', releaseType: 'asap' } });
  await client().createVersion({ releaseId: 'r', publishedId: 'p', baseId: 'p' });
  const version = 'versions.r.p';
  await client().patch(version).set({ title: 'In the release' }).commit();
  expect(await saidOf(version)).toBe('');
  await client().patch('p').set({ title: 'Published meanwhile' }).commit();
  expect(await saidOf(version)).toMatch(/newer version on .*, after it was put into this release\./);
  await client().patch(version).set({ text: 'Changed afterwards' }).commit();
  expect(await saidOf(version), 'what was published may not be in it').toMatch(/newer version/);
  await client().patch(version).set({ title: 'Published meanwhile' }).unset(['text']).commit();
  expect(await saidOf(version)).toBe('');
});

test('a version that was made from a draft says what was published since, however often it was changed afterwards', async () => {
  const said = async (title: string) => {
    await client().patch('versions.s.d').set({ title }).commit();
    const [version, published] = await Promise.all(
      ['versions.s.d', 'd'].map((id) => client().getDocument<Layer>(id)),
    );
    return version && overtaken(version, published ?? null)?.text;
  };
  await client().create(page('d', 'First'));
  await client().create(page('drafts.d', 'A draft'));
  await client().releases.create({ releaseId: 's', metadata: { title: 'S', releaseType: 'asap' } });
  await client().createVersion({ releaseId: 's', publishedId: 'd', baseId: 'drafts.d' });
  expect(await said('In the release')).toBeUndefined();
  await client().patch('d').set({ title: 'By another release' }).commit();
  expect(await said('Changed afterwards')).toMatch(/newer version/);
});

test('a draft says that something else was published since it was last changed', async () => {
  await client().create(page('drafts.p', 'A draft'));
  expect(await saidOf('drafts.p')).toBe('');
  await client().patch('p').set({ title: 'By a release' }).commit();
  expect(await saidOf('drafts.p')).toMatch(/after this draft was last changed\./);
  await client().patch('drafts.p').set({ title: 'By a release, and more' }).commit();
  expect(await saidOf('drafts.p')).toBe('');
});

test('a draft with a link to what was not published then says the same as what went out with the link', () => {
  const link = { _type: 'reference', _ref: 'b' };
  const draft: Layer = {
    _id: 'drafts.q',
    _type: 'page',
    _updatedAt: '2030-01-01T09:00:00Z',
    page: { ...link, _weak: true, _strengthenOnPublish: { type: 'page' } },
  };
  const published = { ...draft, _id: 'q', _updatedAt: '2030-01-02T09:00:00Z', page: link };
  expect(overtaken(draft, published)).toBeUndefined();
  expect(overtaken(draft, { ...published, page: { ...link, _ref: 'c' } })?.text).toMatch(/newer version/);
});
