import { expect, test } from 'vitest';
import { fileOf, pathOf } from './file-name.ts';

const data = ['/feed.xml', '/llms.txt'];
const fileAt = (path: string) => fileOf(path, data);

test('a page has an ending, so that those below it have a folder', () => {
  expect(fileAt('/')).toBe('home.html');
  expect(fileAt('/customers')).toBe('pages/customers.html');
  expect(fileAt('/customers/acme')).toBe('pages/customers/acme.html');
  expect(fileAt('/über uns/日本語')).toBe('pages/über uns/日本語.html');
  expect(fileAt('/releases/v1.2')).toBe('pages/releases/v1.2.html');
  expect(fileAt('/releases/v1.2/notes')).toBe('pages/releases/v1.2/notes.html');
});

test('Markdown and files of the content stand at their own names, and the 404 page where nobody can ask for it', () => {
  expect(fileAt('/platform.md')).toBe('data/platform.md');
  expect(fileAt('/index.md')).toBe('data/index.md');
  expect(fileAt('/feed.xml')).toBe('data/feed.xml');
  expect(fileAt('/404')).toBe('errors/404.html');
});

test('every file is of the path that it was made for', () => {
  for (const path of [
    '/',
    '/404',
    '/a',
    '/a/b',
    '/a.html',
    '/a.html.gz',
    '/a.xml',
    '/feed.xml',
    '/a.md',
    '/é',
  ])
    expect(pathOf(fileAt(path) ?? ''), path).toBe(path);
  expect(pathOf('assets/favicon.ico')).toBeNull();
});

test.each([
  ['leads out of the folder', '/../etc/passwd'],
  ['leads out of it further down', '/a/../../b'],
  ['has a dot for a name', '/a/./b'],
  ['has an empty name', '/a//b'],
  ['ends with a slash', '/a/'],
  ['is no path', 'a'],
  ['has a sign that a server reads otherwise', '/a%2fb'],
  ['has a backslash', '/a\\b'],
  ['has a line break', '/a\nb'],
  ['has half a letter', '/a\ud800'],
  ['has a name longer than file systems take', `/${'é'.repeat(130)}`],
  ['is longer than file systems take', '/abcdefgh'.repeat(300)],
  ['would need a folder where a page has its file', '/a.html/b'],
  ['would need a folder where a packed file is', '/a.html.gz/b'],
  ['would need a folder where Markdown is', '/a.md/b'],
  ['is the search, which is answered for each visitor', '/search'],
])('what %s is no file', (_, path) => {
  expect(fileAt(path)).toBeNull();
});

test('the longest name that a page can have is one with all its endings', () => {
  const name = 'a'.repeat(255 - '.html.zst'.length);
  expect(fileAt(`/${name}`)).toBe(`pages/${name}.html`);
  expect(fileAt(`/${name}a`)).toBeNull();
});
