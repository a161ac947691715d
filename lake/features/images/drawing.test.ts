import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import { readTransform } from './transform.ts';

const original = { width: 400, height: 200 };
const maxPixels = 1_000_000;

function drawn(query: string, { size = original, ending = 'png', mayEnlarge = false } = {}) {
  const transform = readTransform(new URLSearchParams(query));
  if (!transform) throw new Error(`"${query}" asks for the original.`);
  return drawingOf(transform, size, ending, { mayEnlarge, maxPixels });
}

test.each([
  ['w=8192', {}],
  ['w=200&dpr=3', {}],
  ['h=8192', {}],
  ['w=800&h=100&fit=max', { width: 200 }],
  ['w=800&h=800&fit=crop', { width: 200, height: 200, fit: 'cover' }],
  ['w=8192&h=8192&fit=fill', { width: 200, height: 200, fit: 'contain' }],
  ['w=8192&h=8192&fit=scale', { width: 200, height: 200, fit: 'fill' }],
  ['w=8192&fit=scale', {}],
  ['w=8192&h=10&fit=min', { width: 400, height: 1, fit: 'cover' }],
  ['rect=0,0,100,100&w=300', { area: { left: 0, top: 0, width: 100, height: 100 } }],
  [
    'w=300&h=300&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5',
    { area: { left: 200, top: 0, width: 200, height: 200 } },
  ],
])('%s is never larger than the picture', (query, expected) => {
  expect(drawn(query)).toEqual({ fit: 'inside', mayEnlarge: false, ending: 'png', ...expected });
});

test('what is smaller than the picture is drawn as it is asked for', () => {
  expect(drawn('w=100')).toMatchObject({ width: 100, fit: 'inside' });
  expect(drawn('w=80&h=90&fit=crop&crop=top')).toMatchObject({ width: 80, height: 90, position: 'top' });
  expect(drawn('w=80&h=90&fit=fill&bg=fA0')).toMatchObject({ width: 80, height: 90, background: 'ffaa00' });
  expect(drawn('w=80&h=90&fit=crop&crop=top,left')).toMatchObject({ position: 'left top' });
  expect(drawn('w=80&h=90&fit=crop&crop=right,bottom')).toMatchObject({ position: 'right bottom' });
  expect(drawn('w=80&fit=scale')).toMatchObject({ width: 80, height: 200, fit: 'fill' });
});

test.each([
  ['w=100', 'h=50', 'w=100&h=500', 'w=100&h=50&fit=crop', 'w=50&dpr=2', 'w=100&q=20', 'w=100.2'],
  ['w=4000', 'w=8192&fit=max', 'fit=crop', 'rect=0,0,400,200', 'w=400&rect=0,0,9999,9999', 'fp-x=0.5'],
  ['w=80&h=90&fit=crop', 'w=80&h=90&fit=crop&crop=center', 'w=80&h=90&fit=min', 'w=80&h=90&fit=crop&fp-x=0'],
  ['blur=99.7', 'blur=100', 'blur=101'],
])('%s is one drawing with what else means the same', (first, ...others) => {
  for (const other of others) expect(drawn(other), other).toEqual(drawn(first));
});

test('a colour says before its red how opaque it is, and may leave that out', () => {
  const colour = (bg: string) => drawn(`w=80&bg=${bg}`).background;
  expect(['f00', 'ff0000', 'ff00', 'ffff0000', '8F00', '880000ff'].map(colour)).toEqual([
    'ff0000',
    'ff0000',
    'ff0000ff',
    'ff0000ff',
    'ff000088',
    '0000ff88',
  ]);
});

test.each([
  ['w=100&max-h=20', { width: 100, height: 20, fit: 'cover' }],
  ['w=100&min-h=80', { width: 100, height: 80, fit: 'cover' }],
  ['h=100&max-w=50&crop=left', { width: 50, height: 100, fit: 'cover', position: 'left' }],
  ['w=100&max-h=60', { width: 100, fit: 'inside' }],
  ['w=300&max-w=200', { width: 200, fit: 'inside' }],
  ['max-w=100', { width: 100, fit: 'inside' }],
  ['max-w=50&dpr=2&min-h=80', { width: 100, height: 160, fit: 'cover' }],
  [
    'w=200&max-h=50&crop=focalpoint&fp-x=0.5&fp-y=1',
    { area: { left: 0, top: 100, width: 400, height: 100 } },
  ],
])('%s cuts the picture within these bounds', (query, expected) => {
  expect(drawn(`fit=crop&${query}`)).toMatchObject(expected);
});

test('bounds are for what is cut alone', () => {
  expect(drawn('w=100&max-h=20')).toEqual(drawn('w=100'));
});

test('qualities go in steps of five, and count only where there are any', () => {
  const quality = (q: string) => drawn(`w=100&q=${q}`, { ending: 'webp' }).quality;
  expect(['50.123456', '73', '75', '77', '0', '100'].map(quality)).toEqual([50, 75, 75, 75, 5, 100]);
  expect(drawn('w=100&q=20').quality).toBeUndefined();
});

test('a signed address may ask for more than there is, but not for more pixels than a picture may have', () => {
  const signed = (query: string, size = original) => drawn(query, { size, mayEnlarge: true });
  expect(signed('w=800')).toMatchObject({ width: 800, fit: 'inside', mayEnlarge: true });
  expect(signed('w=800&fit=max')).toMatchObject({ fit: 'inside', mayEnlarge: false });
  expect(signed('w=800&h=800&fit=fill')).toMatchObject({ width: 800, height: 800 });
  expect(signed('w=8192&h=8192&fit=scale')).toMatchObject({ width: 1_000, height: 1_000 });
  expect(signed('w=8192')).toMatchObject({ width: 1_414 });
  expect(drawn('q=50', { size: { width: 4_000, height: 1_000 } })).toMatchObject({ width: 2_000 });
});

test('a size by the shorter side comes out to the pixel', () => {
  for (const size of [original, { width: 200, height: 400 }, { width: 317, height: 1_009 }]) {
    for (let height = 1; height <= size.height; height += 7) {
      const drawing = drawn(`h=${height}`, { size });
      const width = drawing.width ?? size.width;
      const actual = drawing.height ?? (drawing.width ? (size.height * width) / size.width : size.height);
      expect(Math.round(actual)).toBe(height);
    }
  }
});

test('parameters that the lake does not know, and a raw download, ask for the original', () => {
  for (const query of ['', 'utm_source=mail', 'dl=a.png', 'w=10&dlRaw=true'])
    expect(readTransform(new URLSearchParams(query))).toBeNull();
  for (const [name, value] of Object.entries({
    bg: '12345',
    crop: 'top,bottom',
    invert: 'perhaps',
    sat: '-101',
    'max-w': '0',
  }))
    expect(() => readTransform(new URLSearchParams({ [name]: value })), name).toThrow(
      `"${name}" of the picture is "${value}"`,
    );
});
