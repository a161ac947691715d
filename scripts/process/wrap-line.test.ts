import { expect, test } from 'vitest';
import { wrapLine } from './wrap-line.ts';

test('a line is broken between words, and what follows is indented', () => {
  const choices = Array.from({ length: 20 }, (_, index) => `"choice-${index}"`);
  const line = `· faq → items[].icon the query answered nothing, now ${choices.join(' | ')}`;
  const lines = wrapLine(line).split('\n');
  expect(lines.length).toBe(4);
  expect(lines.every(({ length }) => length <= 100)).toBe(true);
  expect(lines.slice(1).every((one) => /^ {4}\S/.test(one))).toBe(true);
  expect(lines.map((one) => one.trim()).join(' ')).toBe(line);
});

test('a short line stays one, and so does a word that is wider than a terminal', () => {
  expect(wrapLine('· faq.note is new')).toBe('· faq.note is new');
  const path = 'a'.repeat(120);
  expect(wrapLine(`· ${path} is new`)).toBe(`·\n    ${path}\n    is new`);
});
