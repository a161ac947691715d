import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder, readDocuments } from '#content/read-documents.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { seed } from '../seed/seed.ts';
import { saveContent } from './save-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-saved-'));
const home = 'documents/page/page-home.json';
let its: TestLake;
beforeAll(async () => {
  cpSync(contentFolder, folder, { recursive: true });
  its = await testLake();
  await seed(its.client(), { folder, content: readDocuments(folder) });
});
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

const save = (options = {}) => saveContent(its.client(), { folder, ...options });
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

/** All files of the folder with a hash of their bytes. */
const bytes = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]);

test('what was seeded is saved as the files say it, byte for byte', async () => {
  const before = bytes();
  expect(await save()).toEqual([]);
  expect(bytes()).toEqual(before);
});

test('a picture in a folder of its own is known by it', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  mkdirSync(join(folder, 'pictures/team'));
  writeFileSync(join(folder, 'pictures/team/door.svg'), drawing);
  const client = its.client();
  const { _id } = await client.assets.upload('image', drawing, { filename: 'another-name.svg' });
  const avatar = { _type: 'picture', asset: { _type: 'reference', _ref: _id }, alt: 'A door' };
  await client.create({ _id: 'author-of-doors', _type: 'author', firstName: 'A', lastName: 'B', avatar });
  expect(await save()).toEqual([{ file: 'documents/author/author-of-doors.json', is: 'added' }]);
  expect(text('documents/author/author-of-doors.json')).toContain('image@pictures/team/door.svg');
});

test('a change is the change of one file and of the lines concerned; a check says it and writes nothing', async () => {
  const before = text(home);
  await its
    .client()
    .patch('page-home')
    .set({ 'seo.title': 'Another title', 'sections[0].spacing': 'small' })
    .commit();
  expect(await save({ check: true })).toEqual([{ file: home, is: 'changed' }]);
  expect(text(home)).toBe(before);
  expect(await save()).toEqual([{ file: home, is: 'changed' }]);
  const lines = before.split('\n');
  const other = text(home)
    .split('\n')
    .filter((line, index) => line !== lines[index]);
  expect(other.map((line) => line.trim())).toEqual(['"spacing": "small"', '"title": "Another title",']);
  expect(await save()).toEqual([]);
});

test('what is new comes with its picture; what was deleted goes, and a picture that nobody shows any more is named', async () => {
  const client = its.client();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>');
  const { _id } = await client.assets.upload('image', drawing, { filename: 'Ünser Büro (2).SVG' });
  const avatar = { _type: 'picture', asset: { _type: 'reference', _ref: _id }, alt: 'An office' };
  await client.create({ _id: 'author-new', _type: 'author', firstName: 'New', lastName: 'One', avatar });
  expect(await save()).toEqual([
    { file: 'documents/author/author-new.json', is: 'added' },
    { file: 'pictures/unser-buro-2.svg', is: 'added' },
  ]);
  expect(readFileSync(join(folder, 'pictures/unser-buro-2.svg'))).toEqual(drawing);
  expect(JSON.parse(text('documents/author/author-new.json'))).toEqual({
    _id: 'author-new',
    _type: 'author',
    firstName: 'New',
    lastName: 'One',
    avatar: { _type: 'picture', _sanityAsset: 'image@pictures/unser-buro-2.svg', alt: 'An office' },
  });
  expect(await save()).toEqual([]);
  await client.delete('author-new');
  expect(await save()).toEqual([
    { file: 'documents/author/author-new.json', is: 'removed' },
    { file: 'pictures/unser-buro-2.svg', is: 'unused' },
  ]);
  expect(await save()).toEqual([]);
});

test('drafts, versions, what visitors have sent and pictures that only they show are not saved', async () => {
  const client = its.client();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const { _id } = await client.assets.upload('image', drawing);
  const avatar = { _type: 'picture', asset: { _type: 'reference', _ref: _id } };
  await client.create({ _id: 'drafts.author-draft', _type: 'author', firstName: 'Draft', avatar });
  await client.create({ _id: 'versions.r1.author-draft', _type: 'author', firstName: 'Version' });
  await client.create({ _id: 'submission.a', _type: 'submission', form: 'contact' });
  await client.create({ _id: 'submission-a', _type: 'submission', form: 'contact' });
  expect(await save()).toEqual([]);
});

test('an empty lake is not saved, as that would remove all that there is', async () => {
  const empty = await testLake();
  try {
    const before = bytes();
    await expect(saveContent(empty.client(), { folder })).rejects.toThrow('There is no published document');
    expect(bytes()).toEqual(before);
  } finally {
    await empty.close();
  }
});
