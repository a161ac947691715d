import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text that fits stays as it is', () => {
  expect(cutText(' One  two\nthree ', 200)).toBe('One two three');
});

test('a longer text ends between words, with an ellipsis and within the limit', () => {
  expect(cutText('One two, three four', 10)).toBe('One two…');
  expect(cutText('One two three', 8)).toBe('One two…');
  expect(cutText('word '.repeat(100), 200).length).toBeLessThanOrEqual(200);
});

test('words of scripts without spaces, and signs of several characters, are cut between signs', () => {
  expect(cutText(`Tessera ${'漢字'.repeat(140)}`, 100)).toBe(`Tessera ${'漢字'.repeat(45)}漢…`);
  expect(cutText('👩‍🚀'.repeat(100), 99)).toBe(`${'👩‍🚀'.repeat(19)}…`);
});

test('one endless word is cut inside', () => {
  expect(cutText('x'.repeat(300), 140)).toBe(`${'x'.repeat(139)}…`);
});
