import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { FinishedPages } from '../finished/finished-pages.ts';
import { documentAt } from '../front/front-fixture.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords } from '../known/open-records.ts';
import { TagIndex } from '../renewal/tags/tag-index.ts';
import { FileFolder } from './file-folder.ts';
import { SiteFiles, type SiteFilesParts } from './site-files.ts';
import { WrittenFiles } from './written-files.ts';

const headers = siteHeaders(readEnvironment({}));
const htmlOf = (text: string) =>
  `<html><head><meta charSet="utf-8"/></head><body>${text} © <span data-year="">2026</span></body></html>`;
const pageOf = (text: string) =>
  makeFinishedPage(
    200,
    { ...headers.page(text), 'content-type': 'text/html; charset=utf-8' },
    Buffer.from(htmlOf(text)),
  );
const redirectTo = (location: string) => makeFinishedPage(308, { location }, Buffer.alloc(0));

let root: string;
let parts: SiteFilesParts;
let index: TagIndex;
let files: SiteFiles;
/** What the renderer makes of each path. */
let rendered: Map<string, string>;
let year: number;
const known = () => parts.known;
const take = (...paths: string[]) => known().take(paths.map(documentAt));

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-files-'));
  const records = openRecords(':memory:');
  index = new TagIndex(records);
  rendered = new Map([['/404', 'Nothing here']]);
  year = 2026;
  const finished: FinishedPages = new FinishedPages(records, (path) => files?.note([path]));
  const folder = new FileFolder(root);
  await folder.open();
  parts = {
    folder,
    finished,
    known: new KnownPaths(records),
    written: new WrittenFiles(records, folder),
    data: ['/feed.xml'],
    prepare: async () => {},
    async make(path) {
      const text = rendered.get(path);
      if (text === undefined) throw new Error(`Nothing is rendered for ${path}.`);
      finished.put(path, await pageOf(text));
    },
    year: () => year,
  };
  known().isComplete = true;
  files = new SiteFiles(parts);
});
afterEach(async () => {
  await files.close();
  rmSync(root, { recursive: true });
});

const has = (name: string) => existsSync(join(root, name));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
async function begin(): Promise<void> {
  await files.begin(Promise.resolve());
  await files.settle();
}
const isWhole = () => JSON.parse(read('redirects.json')).isWhole;

test('a page that is put becomes a file, one that goes is none, and a redirect is none', async () => {
  await begin();
  parts.finished.put('/a', await pageOf('One'));
  await expect.poll(() => has('pages/a.html')).toBe(true);
  expect(read('pages/a.html')).toContain('One');
  parts.finished.put('/a', await pageOf('Two'));
  await files.settle();
  expect(String(gunzipSync(readFileSync(join(root, 'pages/a.html.gz'))))).toBe(read('pages/a.html'));
  expect(read('pages/a.html')).toContain('Two');
  parts.finished.put('/a', await redirectTo('/b'));
  await files.settle();
  expect([has('pages/a.html'), has('pages/a.html.br')]).toEqual([false, false]);
  expect(JSON.parse(read('redirects.json')).redirects).toEqual([{ path: '/a', status: 308, location: '/b' }]);
  parts.finished.delete('/a');
  await files.settle();
  expect(JSON.parse(read('redirects.json')).redirects).toEqual([]);
});

test('an old page is there until the new one is, and nobody gets old Markdown', async () => {
  await begin();
  const markdown = { ...headers.plain, 'content-type': 'text/markdown; charset=utf-8' };
  parts.finished.put('/a.md', await makeFinishedPage(200, markdown, Buffer.from('# One')));
  parts.finished.put('/a', await pageOf('One'));
  await files.settle();
  index.record('everything,path:%2Fa');
  index.record('_N_T_/~markdown/layout,everything,path:%2Fa');
  await index.makeOld('all', 'old');
  files.note(['/a', '/a.md']);
  await files.settle();
  expect([has('pages/a.html'), has('data/a.md')]).toEqual([true, false]);
});

test('where more is old than is rendered anew, old pages come from the site, which hears who asks for them', async () => {
  await begin();
  for (const path of ['/a', '/b']) {
    take(path);
    parts.finished.put(path, await pageOf(path));
  }
  await files.settle();
  index.record('everything,path:%2Fa');
  await index.makeOld('all', 'old');
  await files.review();
  await files.settle();
  expect([has('pages/a.html'), has('pages/b.html')]).toEqual([false, true]);
  expect(readdirSync(join(root, 'whole'))).toEqual([]);
});

test('a site that is not large is whole after its start: what nobody has asked for is made, and what is there no more is taken away', async () => {
  take('/a', '/b');
  for (const path of ['/', '/a', '/b']) rendered.set(path, path);
  await parts.folder.put('pages/gone.html', Buffer.from('of a page that was removed meanwhile'));
  await parts.folder.put('pages/a.html', Buffer.from('of the build before'));
  await begin();
  for (const name of ['home', 'pages/a', 'pages/b', 'errors/404'])
    expect(has(`${name}.html`), name).toBe(true);
  expect(read('pages/a.html')).toContain('/a ©');
  expect(has('pages/gone.html')).toBe(false);
  expect(isWhole()).toBe(true);
  take('/c');
  parts.finished.put('/b', await pageOf('Another'));
  await files.settle();
  expect(isWhole()).toBe(false); // nothing is finished at /c
});

/** The paths whose finished page another start reads. */
async function readByNextStart(): Promise<string[]> {
  await files.close();
  files = new SiteFiles(parts);
  const reading = vi.spyOn(parts.finished, 'get');
  await begin();
  const paths = reading.mock.calls.map(([path]) => path);
  reading.mockRestore();
  return paths.filter((path) => path !== '/feed.xml').toSorted(); // which is not made here
}

test('a start reads and writes only what has changed since the files were written', async () => {
  take('/a', '/b', '/c');
  for (const path of ['/', '/a', '/b', '/c']) rendered.set(path, path);
  await begin();
  expect(await readByNextStart()).toEqual([]);
  await files.close();
  parts.finished.put('/a', await pageOf('Another'));
  rmSync(join(root, 'pages/b.html.br'));
  writeFileSync(join(root, 'pages/c.html'), 'by hand');
  expect(await readByNextStart()).toEqual(['/a', '/b', '/c']);
  expect(read('pages/a.html')).toContain('Another');
  expect([has('pages/b.html.br'), read('pages/c.html').includes('/c ©')]).toEqual([true, true]);
  year = 2027;
  expect(await readByNextStart()).toEqual(['/', '/404', '/a', '/b', '/c']);
  expect([read('home.html').includes('>2027<'), isWhole()]).toEqual([true, true]);
});

test('where another build has written meanwhile, a start reads everything', async () => {
  take('/a');
  for (const path of ['/', '/a']) rendered.set(path, path);
  await begin();
  await new WrittenFiles(openRecords(':memory:'), parts.folder).begin();
  expect(await readByNextStart()).toEqual(['/', '/404', '/a']);
});

test('nothing is written before what pages load is there, nor taken for whole before all addresses are known', async () => {
  const [prepared, walked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  files = new SiteFiles({ ...parts, prepare: () => prepared.promise });
  const begun = files.begin(walked.promise);
  parts.finished.put('/a', await pageOf('One'));
  await files.settle();
  expect(has('pages/a.html')).toBe(false);
  prepared.resolve();
  await expect.poll(() => has('pages/a.html')).toBe(true);
  expect(has('redirects.json')).toBe(false);
  walked.resolve();
  await begun;
  expect(has('redirects.json')).toBe(true);
});

test('what holds settings that nobody may see any more is gone before anything else happens', async () => {
  await begin();
  parts.finished.put('/a', await pageOf('One'));
  await files.settle();
  await files.clear();
  expect([has('pages/a.html'), has('errors/404.html')]).toEqual([false, false]);
});

test('every page has the new year soon after it has begun, or once the files can be listed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await begin();
  parts.finished.put('/a', await pageOf('One'));
  await files.settle();
  // Mocked, because no disk fails on demand.
  vi.spyOn(parts.folder, 'names').mockImplementationOnce(() => {
    throw new Error('EIO: i/o error, scandir');
  });
  year = 2027;
  await expect.poll(() => read('pages/a.html')).toContain('>2027<');
  expect(said.mock.calls[0]?.[0]).toMatch(/written anew for the new year/);
  said.mockRestore();
});

test('what cannot be written is said once for each try, and written when it can be', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await begin();
  writeFileSync(join(root, 'pages'), 'no folder');
  parts.finished.put('/a', await pageOf('One'));
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  expect(said.mock.calls[0]?.[0]).toMatch(/files of SITE_FILES could not be written: .* Next try in 1 s\./);
  rmSync(join(root, 'pages'));
  await expect.poll(() => has('pages/a.html')).toBe(true);
  said.mockRestore();
});

test('a file that cannot be written holds up no other, and while it is missing not all are there', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of ['/', '/b']) rendered.set(path, path);
  await begin();
  expect(isWhole()).toBe(true);
  mkdirSync(join(root, 'pages/a.html/in-the-way'), { recursive: true });
  parts.finished.put('/a', await pageOf('One'));
  parts.finished.put('/b', await pageOf('Two'));
  await files.settle();
  expect(read('pages/b.html')).toContain('Two');
  expect(isWhole()).toBe(false);
  rmSync(join(root, 'pages/a.html'), { recursive: true });
  await expect.poll(() => has('pages/a.html')).toBe(true);
  await expect.poll(isWhole).toBe(true);
  said.mockRestore();
});

test('while another release serves nothing is written, and what was missed is made up for afterwards', async () => {
  take('/a', '/b');
  for (const path of ['/', '/a', '/b']) rendered.set(path, path);
  await begin();
  await files.rest();
  const other = new WrittenFiles(openRecords(':memory:'), parts.folder);
  await other.begin();
  await parts.folder.put('pages/a.html', Buffer.from('/a of the other'));
  parts.finished.put('/b', await pageOf('Two'));
  index.record('everything,path:%2Fa');
  await index.makeOld('all', 'old');
  await files.review();
  await files.settle();
  expect([read('pages/a.html'), read('pages/b.html').includes('/b ©')]).toEqual(['/a of the other', true]);
  await begin();
  expect(has('pages/a.html'), 'it is old').toBe(false);
  expect(read('pages/b.html')).toContain('Two');
});

test('a release that gives way has written what it had begun, and does not fill on', async () => {
  const many = Array.from({ length: 200 }, (_, at) => `/p${at}`);
  take(...many);
  for (const path of many) parts.finished.put(path, await pageOf(path));
  const begun = files.begin(Promise.resolve());
  await expect.poll(() => has('pages/p0.html')).toBe(true);
  await files.rest();
  const count = () => readdirSync(join(root, 'pages')).length;
  const before = count();
  await begun;
  await files.settle();
  expect(count()).toBe(before);
  expect(before).toBeLessThan(many.length * 4);
  expect(readdirSync(join(root, '.tessera-new'))).toEqual([]);
});

test('a start that fails, as on a full disk, is tried again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const prepare = async () => {
    tries++;
    if (tries === 1) throw new Error('No space is left.');
  };
  files = new SiteFiles({ ...parts, prepare });
  await files.begin(Promise.resolve());
  expect(tries).toBe(2);
  expect(said.mock.calls[0]?.[0]).toContain('No space is left. Next try in 1 s.');
  said.mockRestore();
});
