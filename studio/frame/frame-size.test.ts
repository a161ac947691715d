import { expect, test } from 'vitest';
import { allowedWidth, lookOf, sizesIn } from './frame-size.ts';

test('a screen that fits is drawn as large as it is, one that does not is drawn smaller', () => {
  expect(sizesIn(1000, 'phone')).toEqual({ frame: { width: 390, scale: 1 } });
  expect(sizesIn(736, 'wide')).toEqual({ frame: { width: 1440, scale: 0.5 } });
  expect(sizesIn(426, 820)).toEqual({ frame: { width: 820, scale: 0.5 } });
});

test('a desktop is as wide as there is room beside the handle', () => {
  expect(sizesIn(1000, 'desktop')).toEqual({ frame: { width: 984, scale: 1 } });
});

test('a phone beside a wide screen leaves it the rest of the room', () => {
  const { frame, phone } = sizesIn(1000, 'beside');
  expect(phone).toEqual({ width: 390, scale: 360 / 390 });
  expect(frame).toEqual({ width: 1440, scale: (1000 - 16 - 360 - 16) / 1440 });
});

test('a width is whole, and never so narrow or wide that no page is made for it', () => {
  expect([allowedWidth(412.4), allowedWidth(5), allowedWidth(9000), allowedWidth(800, 700)]).toEqual([
    412, 320, 1920, 700,
  ]);
});

test.each([
  ['tablet', 'tablet'],
  ['612', 612],
  ['12', 'desktop'],
  ['nothing', 'desktop'],
  [null, 'desktop'],
])('of the stored text %s the look %s is made', (text, look) => {
  expect(lookOf(text)).toBe(look);
});
