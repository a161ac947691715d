import { expect, test } from 'vitest';
import { widthOf, write } from './lettering.ts';

const pathOf = (words: string) => / d="([^"]*)"/.exec(write(0, 0, words))?.[1] ?? '';

test('words become outlines that need no font', () => {
  expect(write(0, 0, 'key')).not.toContain('<text');
  expect(pathOf('key')).toMatch(/^M[\d\s.MLQZ-]+Z$/);
});

test('letters with holes, and contours without a point on the curve, are closed', () => {
  expect(pathOf('8').match(/Z/g)).toHaveLength(3);
  expect(pathOf('o').match(/Z/g)).toHaveLength(2);
  expect(pathOf('é').match(/Z/g)?.length).toBeGreaterThan(pathOf('c').match(/Z/g)?.length ?? 0);
});

test('a line is as wide as its words, in proportion to its size', () => {
  expect(widthOf('iiii')).toBeLessThan(widthOf('mmmm'));
  expect(widthOf('owner', { size: 44 })).toBeCloseTo(widthOf('owner', { size: 22 }) * 2, 5);
});

test('air between letters widens a line, but not behind its last letter', () => {
  expect(widthOf('mill', { size: 20, spacing: 0.1 })).toBeCloseTo(widthOf('mill', { size: 20 }) + 3 * 2, 5);
  expect(widthOf('m', { spacing: 0.1 })).toBe(widthOf('m'));
});

test('each font draws letters of its own', () => {
  const fonts = ['text', 'heading', 'mono'] as const;
  expect(new Set(fonts.map((font) => write(0, 0, 'key', { font }))).size).toBe(3);
});

test('words that end at a place begin as far before it as they are wide', () => {
  const [first = ''] = /M\S+/.exec(write(300, 0, 'l', { align: 'end' })) ?? [];
  expect(Number(first.slice(1))).toBeGreaterThan(300 - widthOf('l') - 1);
  expect(Number(first.slice(1))).toBeLessThan(300);
});

test('a character that the font lacks is refused by name', () => {
  expect(() => write(0, 0, 'a → b')).toThrow('no “→” in “a → b”');
  expect(() => write(0, 0, 'a ☂ b')).toThrow('no “☂” in “a ☂ b”');
});
