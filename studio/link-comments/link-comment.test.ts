import { expect, test } from 'vitest';
import { aboutOf } from './link-comment.ts';

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
