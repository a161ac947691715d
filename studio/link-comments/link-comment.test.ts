import { expect, test } from 'vitest';
import { aboutOf, countBySection } from './link-comment.ts';

const sections = [
  { _key: 'top', _type: 'opening', title: 'Find every key' },
  { _key: 'logos', _type: 'row-of-logos' },
];
const about = (section?: string) => aboutOf({ section }, sections, (type) => `a ${type}`);

test('a comment is about the page, or a section by its title, by its kind, or one that has gone', () => {
  expect(about()).toBe('The whole page');
  expect(about('top')).toBe('Find every key');
  expect(about('logos')).toBe('a row-of-logos');
  expect(about('gone')).toBe('A section that is not there any more');
});

test('comments are counted by the section of the page to which they belong', () => {
  const of = (id: string, section: string) => ({ id, section });
  expect(countBySection([of('a', 'top'), of('b', 'top'), of('a', 'end'), of('a', 'top')])).toEqual([
    { id: 'a', section: 'top', count: 2 },
    { id: 'b', section: 'top', count: 1 },
    { id: 'a', section: 'end', count: 1 },
  ]);
});
