import { fileURLToPath } from 'node:url';
import { type Font, openSync, type Path } from 'fontkit';

/** How a line of words stands: its size, weight and colour, and which of its ends is at x. */
export interface Lettering {
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  color?: string;
  align?: 'start' | 'middle' | 'end';
}

/**
 * Words as outlines, letter after letter without kerning, so that a picture is the same on every machine, whichever fonts
 * it has. Throws when the font lacks a letter.
 */
export function write(x: number, y: number, words: string, lettering: Lettering = {}): string {
  const { size = 22, weight = 500, color = '#0c1a2b', align = 'start' } = lettering;
  const font = fontOf(weight);
  const missing = Array.from(words).find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing) throw new Error(`The font has no “${missing}” in “${words}”. Write it differently.`);
  const scale = size / font.unitsPerEm;
  let left = x - widthOf(words, lettering) * { start: 0, middle: 0.5, end: 1 }[align];
  const letters = font.glyphsForString(words).map((glyph) => {
    const letter = glyph.path.transform(scale, 0, 0, -scale, left, y);
    left += glyph.advanceWidth * scale;
    return outline(letter);
  });
  return `<path d="${letters.join('')}" fill="${color}"/>`;
}

/** How wide a line of words is, in pixels. */
export function widthOf(words: string, { size = 22, weight = 500 }: Lettering = {}): number {
  const font = fontOf(weight);
  const units = font.glyphsForString(words).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return (units * size) / font.unitsPerEm;
}

const fonts = new Map<number, Font>();

function fontOf(weight: number): Font {
  const file = `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`;
  // A WOFF file holds one font; only collections hold several.
  const font = fonts.get(weight) ?? (openSync(fileURLToPath(import.meta.resolve(file))) as Font);
  fonts.set(weight, font);
  return font;
}

const signs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** The outline as SVG says it, to a tenth of a pixel. */
const outline = ({ commands }: Path): string =>
  commands.map(({ command, args }) => signs[command] + args.map((at) => at.toFixed(1)).join(' ')).join('');
