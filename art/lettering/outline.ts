import type { Font } from './font.ts';

/** A point of an outline, in units of the font. */
export interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** The closed contours of a glyph, as points on and off its quadratic curves. */
export function contoursOf(font: Font, glyph: number): Point[][] {
  const [start, end] = font.placeOf(glyph);
  if (start === end) return [];
  const count = font.glyf.getInt16(start);
  return count < 0 ? composite(font, start + 10) : simple(font.glyf, start + 10, count);
}

function simple(glyf: DataView, start: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => glyf.getUint16(start + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + count * 2;
  at += 2 + glyf.getUint16(at); // instructions
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = glyf.getUint8(at++);
    const times = flag & 8 ? glyf.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  return ends.map((end, index) =>
    range(index ? (ends[index - 1] ?? 0) + 1 : 0, end).map((point) => ({
      x: xs[point] ?? 0,
      y: ys[point] ?? 0,
      isOnCurve: ((flags[point] ?? 0) & 1) === 1,
    })),
  );

  /** Coordinates are steps: one byte with the sign in a flag, two bytes, or none when nothing changes. */
  function axis(isShort: number, isSameOrPlus: number): number[] {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += glyf.getUint8(at++) * (flag & isSameOrPlus ? 1 : -1);
      else if (!(flag & isSameOrPlus)) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  }
}

/** A glyph made of others, each moved: an “é” is an “e” and an accent. */
function composite(font: Font, start: number): Point[][] {
  const { glyf } = font;
  const parts: Point[][] = [];
  for (let at = start, flags = 0x20; flags & 0x20; ) {
    flags = glyf.getUint16(at);
    const part = glyf.getUint16(at + 2);
    const areWords = flags & 1;
    const dx = areWords ? glyf.getInt16(at + 4) : glyf.getInt8(at + 4);
    const dy = areWords ? glyf.getInt16(at + 6) : glyf.getInt8(at + 5);
    if (flags & (8 | 0x40 | 0x80))
      throw new Error(`Glyph ${part} is scaled inside another; draw another character.`);
    at += areWords ? 8 : 6;
    for (const contour of contoursOf(font, part)) {
      parts.push(contour.map(({ x, y, isOnCurve }) => ({ x: x + dx, y: y + dy, isOnCurve })));
    }
  }
  return parts;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
