import { expect, test } from 'vitest';
import { writeMarkdown } from '../markdown/write.ts';
import { richText } from './markdown.ts';

/** A paragraph as Markdown, of words with their marks; the mark `link` makes a link. */
function lineOf(...spans: [text: string, ...marks: string[]][]): string {
  const link = { _key: 'link', _type: 'link-mark' as const, href: '/docs', isExternal: false };
  const children = spans.map(([text, ...marks], index) => ({
    _key: String(index),
    _type: 'span' as const,
    text,
    marks,
  }));
  const normal = { _type: 'block' as const, style: 'normal' as const, listItem: undefined, level: undefined };
  return writeMarkdown(richText([{ ...normal, _key: 'a', markDefs: [link], children }])).trimEnd();
}

test('words in code keep a link on a part of them', () => {
  expect(lineOf(['npm ', 'code'], ['install', 'code', 'link'], [' now', 'code'])).toBe(
    '`npm` [`install`](/docs) `now`',
  );
  expect(lineOf(['get', 'code'], ['Key', 'code', 'link'], ['()', 'code'])).toBe('`get`[`Key`](/docs)`()`');
});

test('words in code keep other marks on a part of them, too', () => {
  expect(lineOf(['rotate ', 'code'], ['--now', 'code', 'strong'])).toBe('`rotate` **`--now`**');
});

test('a link around code is one link', () => {
  expect(lineOf(['Read ', 'link'], ['keys.md', 'code', 'link'])).toBe('[Read `keys.md`](/docs)');
});

test('code is one piece, and the white space at its ends stands outside of it', () => {
  expect(lineOf(['Run'], [' rotate ', 'code'], ['--now ', 'code'], ['daily'])).toBe(
    'Run `rotate --now` daily',
  );
  expect(lineOf(['a'], [' ', 'code'], ['b'])).toBe('a b');
});
