import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** The tables of a font that drawing needs, and the numbers in them that everything else depends on. */
export interface Font {
  unitsPerEm: number;
  glyf: DataView;
  /** The number of a character's glyph; 0 is the glyph for what the font lacks. */
  glyphOf(character: string): number;
  /** How far the next glyph stands from this one, in units of the font. */
  advanceOf(glyph: number): number;
  /** Where the outline of a glyph stands in `glyf`; both ends are equal for a blank. */
  placeOf(glyph: number): [start: number, end: number];
}

/** Reads a WOFF file with TrueType outlines. */
export function readFont(file: string): Font {
  const table = tablesOf(file);
  const [head, loca, hmtx, cmap] = [table('head'), table('loca'), table('hmtx'), table('cmap')];
  const lastMetric = table('hhea').getUint16(34) - 1;
  const isLong = head.getInt16(50) === 1;
  const place = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return {
    unitsPerEm: head.getUint16(18),
    glyf: table('glyf'),
    glyphOf: (character) => glyphIn(cmap, character.codePointAt(0) ?? 0),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, lastMetric) * 4),
    placeOf: (glyph) => [place(glyph), place(glyph + 1)],
  };
}

function tablesOf(file: string): (tag: string) => DataView {
  const bytes = readFileSync(file);
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20;
    const number = (field: number) => bytes.readUInt32BE(at + field);
    const [offset, packed, length] = [number(4), number(8), number(12)];
    const body = bytes.subarray(offset, offset + packed);
    return [bytes.toString('latin1', at, at + 4), packed < length ? inflateSync(body) : body] as const;
  });
  return (tag) => {
    const [, body] = tables.find(([name]) => name === tag) ?? [];
    if (!body)
      throw new Error(`The font "${file}" has no table "${tag}". Take a WOFF with TrueType outlines.`);
    return new DataView(body.buffer, body.byteOffset, body.byteLength);
  };
}

/** Looks a character up in the segments of format 4, which every font has. */
function glyphIn(cmap: DataView, code: number): number {
  const start = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8)).find(
    (offset) => cmap.getUint16(offset) === 4,
  );
  if (start === undefined) return 0;
  const width = cmap.getUint16(start + 6); // twice the number of segments
  for (let at = start + 14; at < start + 14 + width; at += 2) {
    if (cmap.getUint16(at) < code) continue;
    const [first, delta, rangeAt] = [at + 2 + width, at + 2 + width * 2, at + 2 + width * 3];
    if (cmap.getUint16(first) > code) return 0;
    const range = cmap.getUint16(rangeAt);
    if (range === 0) return (code + cmap.getInt16(delta)) & 0xffff;
    const glyph = cmap.getUint16(rangeAt + range + (code - cmap.getUint16(first)) * 2);
    return glyph && (glyph + cmap.getInt16(delta)) & 0xffff;
  }
  return 0;
}
