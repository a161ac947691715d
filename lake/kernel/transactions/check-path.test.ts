import { expect, test } from 'vitest';
import { checkPath } from './check-path.ts';

// The engine of patches reads each of these as the path to another place, or to none.
test.each([
  'title en',
  'title]',
  'title,slug',
  'title"en"',
  "title'en'",
  'list[0]]',
  'list[0]title',
  'list[*]title',
  'title[',
  'a...b',
  '',
])('a path that goes on where none can, %j, is not read as its beginning', (path) => {
  expect(() => checkPath(path)).toThrow(`The path ${JSON.stringify(path)} cannot be read: `);
});

test.each(['["title"]', 'meta["title"].en', '"title"'])('%j is told to write the name otherwise', (path) => {
  expect(() => checkPath(path)).toThrow("Write the name of a field as 'x', as in ['x'].");
});

test.each([
  'title',
  "['title-en']",
  "meta['a b'].c",
  "'a b'[0]._key",
  'list[0]',
  'list[-1].a',
  'list[ _key == "a b/c" ].children[_key=="x\\"y"].text',
  'list[*].a',
  'list[1:3]',
  'list[-2:]',
  'list[0, 2].a',
  'friends[age > 30, favoriteColor == "blue"].name',
  'friends[age?].age',
  '..name',
  'a..b',
])('%s is a path', (path) => {
  expect(() => checkPath(path)).not.toThrow();
});

test('however long a path is, it is read in little time, and said in few letters', () => {
  expect(() => checkPath(`a${'[0].b'.repeat(50_000)}`)).not.toThrow();
  const thrown = () => checkPath(`${'a '.repeat(50_000)}`);
  expect(thrown).toThrow(/^.{0,300}$/);
});
