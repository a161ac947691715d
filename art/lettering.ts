import { fileURLToPath } from 'node:url';
import { type Font, openSync, type Path } from 'fontkit';

/**
 * How a line of words is set: its font, size, weight and colour, its letter spacing (in em), and which of its ends is
 * at x.
 */
export interface Lettering {
  font?: keyof typeof packages;
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  spacing?: number;
  color?: string;
  align?: 'start' | 'middle' | 'end';
}

/**
 * Draws words as outlines, letter after letter without kerning, so that a picture is the same on every machine,
 * whatever fonts are installed. Throws when the font lacks a letter.
 */
export function write(x: number, y: number, words: string, lettering: Lettering = {}): string {
  const { size = 22, spacing = 0, color = '#0c1a2b', align = 'start' } = lettering;
  const font = fontOf(lettering);
  const missing = Array.from(words).find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing) throw new Error(`The font has no “${missing}” in “${words}”. Write it differently.`);
  const scale = size / font.unitsPerEm;
  let left = x - widthOf(words, lettering) * { start: 0, middle: 0.5, end: 1 }[align];
  const letters = font.glyphsForString(words).map((glyph) => {
    const letter = glyph.path.transform(scale, 0, 0, -scale, left, y);
    left += glyph.advanceWidth * scale + spacing * size;
    return outline(letter);
  });
  return `<path d="${letters.join('')}" fill="${color}"/>`;
}

/** How wide a line of words is, in pixels. */
export function widthOf(words: string, lettering: Lettering = {}): number {
  const { size = 22, spacing = 0 } = lettering;
  const font = fontOf(lettering);
  const glyphs = font.glyphsForString(words);
  const units = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return (units * size) / font.unitsPerEm + spacing * size * Math.max(0, glyphs.length - 1);
}

const packages = {
  text: '@fontsource/instrument-sans',
  heading: '@fontsource/bricolage-grotesque',
  mono: '@fontsource/jetbrains-mono',
} as const;
const fonts = new Map<string, Font>();

function fontOf({ font: name = 'text', weight = 500 }: Lettering): Font {
  const packageName = packages[name];
  const family = packageName.replace('@fontsource/', '');
  const file = `${packageName}/files/${family}-latin-${weight}-normal.woff`;
  // A WOFF file holds one font; only collections hold several.
  const font = fonts.get(file) ?? (openSync(fileURLToPath(import.meta.resolve(file))) as Font);
  fonts.set(file, font);
  return font;
}

const signs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** An outline as path data of SVG, rounded to a tenth of a pixel. */
const outline = ({ commands }: Path): string =>
  commands.map(({ command, args }) => signs[command] + args.map((at) => at.toFixed(1)).join(' ')).join('');
