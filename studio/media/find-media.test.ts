import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { pictureProjection } from '#schemas/picture/contract.ts';
import { searchMedia } from './find-media.ts';
import { everyPicture, tagsAmong, tagsQuery, type Wanted } from './media-query.ts';
import { addTag, removeTag } from './tag-files.ts';

let its: TestLake;
const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const asset = (name: string, fields: object = {}) => ({
  _id: `image-${name}-10x10-png`,
  _type: 'sanity.imageAsset',
  originalFilename: `${name}.png`,
  ...fields,
});
beforeAll(async () => {
  its = await testLake();
  const show = (name: string) => ({ _type: 'picture', asset: { _type: 'reference', _ref: asset(name)._id } });
  await client()
    .transaction()
    .create(asset('vault-door', { size: 6_000_000, altText: 'A vault' }))
    .create(asset('key', { size: 100, opt: { tags: ['Team photo', 'keys'] } }))
    .create(asset('map', { size: 200, title: 'A chart of keys' }))
    .create(asset('drafted', { size: 1 }))
    .create({ _id: 'file-a-pdf', _type: 'sanity.fileAsset', originalFilename: 'terms.pdf' })
    .create({ _id: 'a', _type: 'note', picture: show('key') })
    .create({ _id: 'drafts.b', _type: 'note', picture: show('drafted') })
    .commit();
});
afterAll(() => its.close());

async function found(wanted: Partial<Wanted>, from = 0, to = 60) {
  const { files, count } = await searchMedia(client(), { ...everyPicture, order: 'name', ...wanted })(
    from,
    to,
  );
  return { names: files.map(({ originalFilename }) => originalFilename?.replace(/\.\w+$/, '')), count };
}

test('files are found by what their name, title, alternative text or tag begins with', async () => {
  expect((await found({ words: 'vau' })).names).toEqual(['vault-door']);
  expect((await found({ words: 'door a' })).names).toEqual(['vault-door']);
  expect((await found({ words: 'key' })).names).toEqual(['map', 'key']);
  expect((await found({ words: 'photo' })).names).toEqual(['key']);
  expect((await found({ words: 'nothing' })).names).toEqual([]);
  expect((await found({ type: 'file' })).names).toEqual(['terms']);
});

test('files are filtered by tag, by use, by alternative text and by weight', async () => {
  expect((await found({ tag: 'keys' })).names).toEqual(['key']);
  // A draft uses a file as much as a published document does.
  expect(await found({ state: 'unused' })).toEqual({ names: ['map', 'vault-door'], count: 2 });
  expect(await found({ state: 'unused' }, 1, 2)).toEqual({ names: ['vault-door'], count: 2 });
  expect((await found({ state: 'wordless' })).names).toEqual(['map', 'drafted', 'key']);
  expect((await found({ state: 'heavy' })).names).toEqual(['vault-door']);
});

test('files come page by page, with their number', async () => {
  expect(await found({}, 0, 2)).toEqual({ names: ['map', 'drafted'], count: 4 });
  expect(await found({}, 2, 4)).toEqual({ names: ['key', 'vault-door'], count: 4 });
  expect((await found({ order: 'heaviest' })).names.slice(0, 3)).toEqual(['vault-door', 'map', 'key']);
});

test('which files are unused is asked once, however many pages of them are looked at', async () => {
  const counting = client();
  const fetch = counting.fetch.bind(counting);
  const asked: string[] = [];
  Object.assign(counting, {
    fetch: (query: string, params: object) => {
      asked.push(query);
      return fetch(query, params);
    },
  });
  const search = searchMedia(counting, { ...everyPicture, order: 'name', state: 'unused' });
  const pages = [await search(0, 1), await search(1, 2)];
  expect(pages.map(({ files, count }) => [files[0]?.originalFilename, count])).toEqual([
    ['map.png', 2],
    ['vault-door.png', 2],
  ]);
  expect(asked.filter((query) => query.includes('references('))).toHaveLength(1);
});

test('several files are tagged at once, each once with a tag, and the tag is taken off again', async () => {
  const ids = ['key', 'map'].map((name) => asset(name)._id);
  await addTag(client(), [...ids, 'image-deleted-meanwhile-1x1-png'], ' keys ');
  await addTag(client(), ids, 'keys');
  expect((await found({ tag: 'keys' })).names).toEqual(['map', 'key']);
  expect(tagsAmong(await client().fetch<{ tags: string[] }[]>(tagsQuery))).toEqual(['keys', 'Team photo']);
  expect(await client().fetch('*[_id == $id][0].opt.tags', { id: ids[0] })).toEqual(['Team photo', 'keys']);
  await removeTag(client(), ids.slice(1), 'keys');
  expect((await found({ tag: 'keys' })).names).toEqual(['key']);
});

test('a place without an alternative text has that of its file', async () => {
  const { _id } = asset('vault-door');
  const alt = (place: object) =>
    client().fetch(`$place${pictureProjection}.alt`, { place: { asset: { _ref: _id }, ...place } });
  expect(await alt({})).toBe('A vault');
  expect(await alt({ alt: 'The door of our own vault' })).toBe('The door of our own vault');
});
