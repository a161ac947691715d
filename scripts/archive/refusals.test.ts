import { createWriteStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchive } from '#lake/import/read-archive.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { importArchive } from './import-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
const hosts = join(folder, 'of-the-host.txt');
writeFileSync(hosts, 'a secret of this machine');
const sha1 = 'a'.repeat(40);
let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
});
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

type Entry = [name: string, content: string, header?: Partial<Header>];

/** Writes an archive as it comes from elsewhere, of any entries. */
async function archiveOf(...entries: Entry[]): Promise<string> {
  const file = join(folder, 'given.tar.gz');
  const tar = pack();
  for (const [name, content, header] of entries) tar.entry({ name: `top/${name}`, ...header }, content);
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(file));
  return file;
}

const naming = (name: string): Entry => [
  'data.ndjson',
  `{"_id":"page-a","_type":"page"}\n\n${JSON.stringify({ _id: 'page-b', _type: 'page', f: { _sanityAsset: name } })}\n`,
];

async function importFrom(file: string) {
  const archive = await readArchive(file);
  try {
    return await importArchive(its.client(), archive);
  } finally {
    await archive.close();
  }
}

const outside = 'lies outside its folder';
test.each([
  ['a path that leads out', `file@file://../${'../'.repeat(8)}${hosts.slice(1)}`, outside],
  ['a path that leads out in the middle', `file@file://./files/../../..${hosts}`, outside],
  ['an absolute path', `file@file://${hosts}`, outside],
  ['the folder itself', 'file@file://.', outside],
  ['a path in percent', 'file@file://./%2e%2e/of-the-host.txt', 'does not exist'],
  ['a link', 'file@file://./files/link.txt', 'does not exist'],
  ['a hard link', 'file@file://./files/hard.txt', 'does not exist'],
  ['a file that is missing', 'image@file://./images/none.png', 'does not exist'],
  ['an address elsewhere', 'image@https://pictures.example/a.png', 'does not exist'],
  ['a name with a zero byte', 'file@file://./files/a\0b', 'does not exist'],
  ['a folder', 'file@file://./files', 'is not a file'],
  ['no kind', 'files/a.txt', 'has a name that cannot be read'],
  ['what is private', 'file@file://./lake/submissions/a.pdf', 'is private'],
])('%s is refused with its line, and nothing is imported', async (_what, name, reason) => {
  const file = await archiveOf(
    naming(name),
    ['files/link.txt', '', { type: 'symlink', linkname: hosts }],
    ['files/hard.txt', '', { type: 'link', linkname: hosts }],
    ['files/a.txt', 'a'],
    ['lake/submissions/a.pdf', 'private'],
  );
  const refused = await importFrom(file).catch((error: Error) => error.message);
  expect(refused).toMatch(/^Line 3 of data\.ndjson: .*Nothing was imported\.$|private/s);
  expect(refused).toContain(reason);
  expect(await its.client().fetch('count(*)')).toBe(0);
  expect(existsSync(join(its.dataDir, 'assets'))).toBe(false);
});

test('an entry that leads out of the archive is refused', async () => {
  const file = await archiveOf(naming('file@file://./files/a.txt'), ['../../escaped.txt', 'x']);
  await expect(readArchive(file)).rejects.toThrow(/holds a file that would lie outside its folder/);
});

test('a line that is no document is named, and so are two lines of one document', async () => {
  await expect(readArchive(await archiveOf(['data.ndjson', '\n{"_id":"a"}\n']))).rejects.toThrow(
    /line 2 of data\.ndjson is not a document/,
  );
  const line = '{"_id":"a","_type":"page"}\n';
  await expect(readArchive(await archiveOf(['data.ndjson', line + line]))).rejects.toThrow(
    /lines 1 and 2 of data\.ndjson are both the document "a"/,
  );
});

test('a line that is longer than any document is refused before it is held in memory', async () => {
  const long = `{"_id":"a","_type":"page"}\n{"_id":"b","_type":"page","t":"${'x'.repeat(33 * 1024 * 1024)}"}`;
  const file = join(folder, 'long.ndjson');
  writeFileSync(file, long);
  await expect(readArchive(file)).rejects.toThrow(/line 2 of data\.ndjson is longer than 32 MB/);
});

test('assets.json and accounts that cannot be read, and a file of no submission, are named', async () => {
  const page = naming('file@file://./files/a.txt');
  const given = async (...entries: Entry[]) =>
    importFrom(await archiveOf(page, ['files/a.txt', 'a'], ...entries));
  await expect(given(['assets.json', '{'])).rejects.toThrow(/assets\.json" of the archive cannot be read/);
  await expect(given(['lake/accounts.json', '{}'])).rejects.toThrow(/it has no list "accounts"/);
  await expect(given([`lake/submissions/${sha1}`, ''])).rejects.toThrow(/of a submission that is not in it/);
  expect(await its.client().fetch('count(*)')).toBe(0);
});

test('an archive of Sanity’s own export comes with the names and endings that it writes in its way', async () => {
  const facts = { [`file-${sha1}`]: { originalFilename: 'film.mp4', title: 'A film', _id: 'x', size: 1 } };
  const file = await archiveOf(
    naming(`file@file://./files/${sha1}-mp4.bin`),
    ['assets.json', JSON.stringify(facts)],
    [`files/${sha1}-mp4.bin`, 'a film'],
  );
  expect(await importFrom(file)).toMatchObject({ documents: 2, assets: 1 });
  expect(
    await its.client().fetch('*[_id == "page-b"][0].f.asset->{extension, originalFilename, title}'),
  ).toEqual({
    extension: 'mp4',
    originalFilename: 'film.mp4',
    title: 'A film',
  });
});

test('a file that is no archive is named with the reason', async () => {
  const wrong = join(folder, 'no-archive.tar.gz');
  writeFileSync(wrong, 'hello');
  await expect(readArchive(wrong)).rejects.toThrow(/no-archive\.tar\.gz" cannot be read/);
  await expect(readArchive('/nowhere.tar.gz')).rejects.toThrow(/there is no such file/);
});
