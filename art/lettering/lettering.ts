import { fileURLToPath } from 'node:url';
import { type Font, readFont } from './font.ts';
import { contoursOf, type Point } from './outline.ts';

const fontFile = (weight: number) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
  );
const fonts = new Map<number, Font>();

/** How a line of words stands: its size, weight and colour, and which of its ends is at x. */
export interface Lettering {
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  color?: string;
  align?: 'start' | 'middle' | 'end';
}

/** Words as outlines, so that a picture is the same on every machine, whichever fonts it has. */
export function write(x: number, y: number, words: string, lettering: Lettering = {}): string {
  const { size = 22, weight = 500, color = '#0c1a2b', align = 'start' } = lettering;
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  let left = x - widthOf(words, lettering) * { start: 0, middle: 0.5, end: 1 }[align];
  const path = Array.from(words, (character) => {
    const glyph = font.glyphOf(character);
    if (glyph === 0) throw new Error(`The font has no “${character}” in “${words}”. Write it differently.`);
    const drawn = outline(font, glyph, left, y, scale);
    left += font.advanceOf(glyph) * scale;
    return drawn;
  });
  return `<path d="${path.join('')}" fill="${color}"/>`;
}

/** How wide a line of words is, in pixels. */
export function widthOf(words: string, { size = 22, weight = 500 }: Lettering = {}): number {
  const font = fontOf(weight);
  const units = Array.from(words, (character) => font.advanceOf(font.glyphOf(character)));
  return (units.reduce((sum, advance) => sum + advance, 0) * size) / font.unitsPerEm;
}

function fontOf(weight: number): Font {
  const font = fonts.get(weight) ?? readFont(fontFile(weight));
  fonts.set(weight, font);
  return font;
}

/** Between two points off a curve stands one on it, half-way, that the font leaves out. */
function outline(font: Font, glyph: number, left: number, base: number, scale: number): string {
  const place = (x: number, y: number) => `${(left + x * scale).toFixed(1)} ${(base - y * scale).toFixed(1)}`;
  return contoursOf(font, glyph)
    .map((contour) => {
      return fromCurve(contour)
        .map(({ x, y, isOnCurve }, index, points) => {
          if (index === 0) return `M${place(x, y)}`;
          const before = points[index - 1];
          if (isOnCurve) return before?.isOnCurve ? `L${place(x, y)}` : place(x, y);
          const middle = before?.isOnCurve
            ? ''
            : place(((before?.x ?? x) + x) / 2, ((before?.y ?? y) + y) / 2);
          return `${middle}Q${place(x, y)} `;
        })
        .join('');
    })
    .map((contour) => `${contour}Z`)
    .join('');
}

/** The contour as a round that begins and ends on the curve; some, as in an “8”, have no such point of their own. */
function fromCurve(contour: Point[]): Point[] {
  const first = contour.findIndex(({ isOnCurve }) => isOnCurve);
  if (first >= 0) return [...contour.slice(first), ...contour.slice(0, first + 1)];
  const [a, b] = [contour[0], contour.at(-1)];
  if (!a || !b) return [];
  const start = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true };
  return [start, ...contour, start];
}
