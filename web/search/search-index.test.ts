import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Marked } from '#ui/search/search-answer.ts';
import { AskIndex } from './ask-index.ts';
import { indexFile, openIndex, openIndexToAsk } from './open-index.ts';
import type { PageText, PartText } from './page-text.ts';
import { SearchIndex } from './search-index.ts';

let folder: string;
let written: DatabaseSync;
let index: SearchIndex;
let asked: DatabaseSync;
let ask: AskIndex;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  written = openIndex(indexFile(folder));
  index = new SearchIndex(written);
  const opened = openIndexToAsk(indexFile(folder));
  if (!opened) throw new Error('The index that was just made cannot be opened.');
  asked = opened;
  ask = new AskIndex(asked);
});

afterEach(() => {
  asked.close();
  written.close();
  rmSync(folder, { recursive: true });
});

const pageOf = (title: string, text: string, ...more: PartText[]): PageText => ({
  title,
  kind: 'Page',
  trail: '',
  digest: '',
  parts: [{ place: '', heading: '', text }, ...more],
});
const addresses = (question: string) => ask.ask(question).hits.map(({ href }) => href);
const found = (parts: readonly Marked[] = []) =>
  parts.filter(({ isFound }) => isFound).map(({ text }) => text);

test('a page that is called what was asked for comes before one that is headed so, and that before one that says it', () => {
  index.put('/text', pageOf('Others', 'How rotation is done, and rotation again.'));
  index.put(
    '/heading',
    pageOf('More', 'Of keys.', { place: '#how', heading: 'Rotation', text: 'It is done each night.' }),
  );
  index.put('/title', pageOf('Rotation', 'Keys that are made anew.'));
  expect(addresses('rotation')).toEqual(['/title', '/heading#how', '/text']);
});

test('what is asked for in a title or a heading comes first however many parts mention it and were read before', () => {
  const mentions = Array.from({ length: 4_100 }, (_, number) => ({
    place: `#${number}`,
    heading: '',
    text: 'Of rotation and rotation.',
  }));
  index.put('/text', pageOf('Others', 'Of keys.', ...mentions));
  index.put(
    '/heading',
    pageOf('More', 'Of keys.', { place: '#how', heading: 'Rotation', text: 'Each night.' }),
  );
  index.put('/title', pageOf('Rotation', 'Keys that are made anew.'));
  expect(addresses('rotation').slice(0, 2)).toEqual(['/title', '/heading#how']);
});

test('the ten best pages are answered, and whether there are more', () => {
  for (let number = 1; number <= 10; number += 1) index.put(`/${number}`, pageOf('A page', 'Of tokens.'));
  expect(ask.ask('tokens')).toMatchObject({ hits: { length: 10 }, hasMore: false });
  index.put('/11', pageOf('A page', 'Of tokens.'));
  expect(ask.ask('tokens')).toMatchObject({ hits: { length: 10 }, hasMore: true });
});

test('a hit leads to the part of the page in which the words are, and marks them there', () => {
  const prices = { place: '#prices', heading: 'Prices', text: 'What a seat costs, by the month.' };
  index.put('/platform', pageOf('Platform', 'One place for keys.', prices));
  const [hit] = ask.ask('seat month').hits;
  expect(hit?.href).toBe('/platform#prices');
  expect(found(hit?.excerpt)).toEqual(['seat', 'month']);
  expect(addresses('platform prices')).toEqual(['/platform#prices']);
});

test('a page that is put again is found by its new words alone, and one that is taken out by none', () => {
  index.put('/a', pageOf('Keys', 'An elephant.'));
  index.put('/a', pageOf('Keys', 'A giraffe.'));
  expect(addresses('elephant')).toEqual([]);
  expect(addresses('giraffe')).toEqual(['/a']);
  index.put('/a', null);
  expect(addresses('giraffe')).toEqual([]);
});

test.each([
  ['certifcate', 'a letter is missing'],
  ['certtificate', 'a letter is twice there'],
  ['certificste', 'a letter is another'],
  ['cretificate', 'two letters have changed places'],
  ['sertificare', 'two letters are others'],
  ['certif', 'the end is not typed yet'],
  ['crtific', 'the end is not typed yet, and a letter is missing'],
])('"%s" finds the certificate: %s', (question) => {
  index.put('/a', pageOf('Vault', 'Every certificate has an owner.'));
  index.put('/b', pageOf('Another', 'Nothing of the kind.'));
  expect(addresses(question)).toEqual(['/a']);
  expect(found(ask.ask(question).hits[0]?.excerpt)).toEqual(['certificate']);
});

test('what is written exactly so comes before what is only spelt nearly so', () => {
  index.put('/vaults', pageOf('Faults', 'A fault, another fault, and once more a fault.'));
  index.put('/vault', pageOf('Keys', 'They lie in a vault.'));
  expect(addresses('vault')[0]).toBe('/vault');
});

test('words are found with and without their marks, in any script', () => {
  index.put('/de', pageOf('Übermäßig günstig', 'Grüße aus Köln'));
  index.put('/ja', pageOf('東京タワー', '鍵を管理する'));
  index.put('/el', pageOf('Κλειδιά', 'Ασφάλεια'));
  expect(addresses('ubermäßig')).toEqual(['/de']);
  expect(addresses('KÖLN')).toEqual(['/de']);
  expect(addresses('koln')).toEqual(['/de']);
  expect(addresses('管理')).toEqual(['/ja']);
  expect(addresses('ασφαλεια')).toEqual(['/el']);
});

test.each([
  '"',
  "'; DROP TABLE pages; --",
  'a* NEAR(b) ^c {title}: d',
  'title:keys AND',
  '((((',
  '\u0000keys\u0000',
  '%_\\',
  '\ud800',
  '👩‍💻',
])('%j is only words, or none', (question) => {
  index.put('/a', pageOf('Keys', 'Of all sorts.'));
  expect(Array.isArray(ask.ask(question).hits)).toBe(true);
  expect(addresses('keys')).toEqual(['/a']);
});

test('nothing, white space and a very long question are answered, and words that stand everywhere find something when nothing else was asked', () => {
  index.put('/a', pageOf('Keys', 'The owner of all the keys.'));
  expect(addresses('')).toEqual([]);
  expect(addresses(' \n\t ')).toEqual([]);
  expect(addresses(`keys ${'x'.repeat(10_000)}`)).toEqual(['/a']);
  expect(addresses('the')).toEqual(['/a']);
  expect(addresses('the keys of the owner')).toEqual(['/a']);
});

test('what waits is kept over a restart, each page once, and once more when it changes while it is read', () => {
  index.note(['/a', '/b', '/a']);
  const [first] = index.waiting(10);
  expect(index.waiting(10).map(({ path }) => path)).toEqual(['/b', '/a']);
  if (!first) throw new Error('Nothing waits.');
  index.note([first.path]);
  index.done(first);
  const again = openIndex(indexFile(folder));
  expect(new SearchIndex(again).waiting(10).map(({ path }) => path)).toEqual(['/a', '/b']);
  again.close();
});

test('an index in which somebody writes is not taken for a broken one', () => {
  const file = join(folder, 'busy.sqlite');
  const writer = openIndex(file);
  writer.exec("INSERT INTO state VALUES ('a', 'b'); PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  expect(() => openIndex(file)).toThrow(/locked/);
  writer.exec('COMMIT; PRAGMA locking_mode = NORMAL');
  expect(writer.prepare('SELECT value FROM state').get()).toEqual({ value: 'b' });
  writer.close();
  const again = openIndex(file);
  expect(again.prepare('SELECT value FROM state').get()).toEqual({ value: 'b' });
  again.close();
});

test('an index that cannot be opened though nothing is wrong with what is in it stays', () => {
  const file = join(folder, 'kept.sqlite');
  const made = openIndex(file);
  new SearchIndex(made).note(['/a']);
  made.close();
  mkdirSync(`${file}-wal`); // where SQLite needs a file
  expect(() => openIndex(file)).toThrow(`The database "${file}" cannot be opened (unable to open`);
  rmdirSync(`${file}-wal`);
  const again = openIndex(file);
  expect(new SearchIndex(again).waiting(10)).toMatchObject([{ path: '/a' }]);
  again.close();
});

test('an index that cannot be read, or is of another version, is made anew', () => {
  const file = join(folder, 'other.sqlite');
  writeFileSync(file, 'This is no database.'.repeat(100));
  const made = openIndex(file);
  made.exec('PRAGMA user_version = 999');
  made.close();
  expect(openIndexToAsk(file)).toBeNull();
  const anew = openIndex(file);
  expect(new SearchIndex(anew).waiting(1)).toEqual([]);
  anew.close();
});
