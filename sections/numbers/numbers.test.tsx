import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { markdown } from './markdown.ts';
import Numbers from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const words = { eyebrow: null, title: null, text: null };
const result = {
  key: 'a',
  value: '65 → 11',
  unit: 'a month',
  label: 'calls at night',
  source: 'A clinic, 2026',
  href: null,
};
const show = (...results: (typeof result)[]) => render(<Numbers {...frame} {...words} results={results} />);

/** What a screen reader says of this HTML. */
const heard = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/<\/(dt|dd)>/g, '. ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

test('a number is heard as a sentence: what it measures, the number, and where it is from', () => {
  expect(heard(show(result))).toBe('calls at night. 65 to 11 a month. A clinic, 2026.');
});

test('all numbers have the size in which the longest finds room', () => {
  const html = show(result, { ...result, key: 'b', value: '9', unit: '' });
  expect([...html.matchAll(/--letters:([\d.]+)/g)].map(([, letters]) => letters)).toEqual(['11.5', '11.5']);
});

test('in Markdown each number has its source', () => {
  expect(writeMarkdown(markdown({ ...frame, ...words, results: [result] })).trim()).toMatch(
    /^[-*] \*\*65 → 11 a month\*\* calls at night \(A clinic, 2026\)$/,
  );
});
