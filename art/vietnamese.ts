import { readFile } from 'node:fs/promises';
import { create, type Font, type Glyph } from 'fontkit';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable';
const own = `${folder}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`;
const other = (part: string) => `${folder}/commissioner/files/commissioner-${part}-wght-normal.woff2`;
const plainLetters = 'AEIOUYaeiouyı';

type Command = Glyph['path']['commands'][number];
type Contour = Command[];

interface Sources {
  ours: Font;
  theirs: Font;
  /** The font of Commissioner, whose letters have the marks. */
  marked: Font;
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * Composes Vietnamese letters that Instrument Sans lacks, in one weight: its own letters with the marks of
 * Commissioner, scaled to fit, so that no word mixes two designs. Both licences (SIL OFL 1.1) apply.
 */
export async function composeVietnamese(letters: string, weight: number): Promise<Uint8Array> {
  const ours = await openAt(own, plainLetters, weight);
  const theirs = await openAt(other('latin'), plainLetters, weight);
  const marked = await openAt(other('vietnamese'), letters, weight);
  const empty = new opentype.Glyph({ name: '.notdef', advanceWidth: 0, path: new opentype.Path() });
  const font = new opentype.Font({
    familyName: 'Instrument Sans',
    styleName: `Vietnamese ${weight}`,
    unitsPerEm: ours.unitsPerEm,
    ascender: ours.ascent,
    descender: ours.descent,
    glyphs: [empty, ...Array.from(letters, (letter) => compose(letter, { ours, theirs, marked }))],
  });
  return subsetFont(withoutTime(Buffer.from(font.toArrayBuffer())), letters, { targetFormat: 'woff2' });
}

/** The letters of a variable font in one weight. */
async function openAt(file: string, letters: string, wght: number): Promise<Font> {
  const options = { targetFormat: 'truetype' as const, variationAxes: { wght } };
  // One file is one font; only collections hold several.
  return create(await subsetFont(await readFile(file), letters, options)) as Font;
}

function compose(letter: string, { ours, theirs, marked }: Sources): opentype.Glyph {
  const whole = glyphOf(marked, letter);
  const plain = plainOf(letter, whole, theirs);
  const [base, theirBase] = [glyphOf(ours, plain), glyphOf(theirs, plain)];
  const [box, theirBox] = [boxOf(base.path.commands), boxOf(theirBase.path.commands)];
  const scale = heightOf(ours) / heightOf(theirs);
  const path = new opentype.Path();
  draw(path, base.path.commands, { scale: 1, x: 0, y: 0 });
  let { advanceWidth } = base;
  for (const mark of contoursOf(whole).filter((contour) => !isIn(theirBase, contour))) {
    const { bottom, top } = boxOf(mark);
    const isHorn = bottom < theirBox.top && top > theirBox.top;
    const x = isHorn ? box.right - theirBox.right * scale : middleOf(box) - middleOf(theirBox) * scale;
    draw(path, mark, { scale, x, y: bottom < 0 ? 0 : box.top - theirBox.top * scale });
    if (isHorn) advanceWidth += (whole.advanceWidth - theirBase.advanceWidth) * scale;
  }
  const unicode = letter.codePointAt(0) ?? 0;
  const name = `u${unicode.toString(16)}`;
  return new opentype.Glyph({ name, unicode, advanceWidth: Math.round(advanceWidth), path });
}

/** The letter without its marks; an i loses its dot under another mark. */
function plainOf(letter: string, whole: Glyph, theirs: Font): string {
  const [plain = ''] = letter.normalize('NFD');
  if (plain !== 'i') return plain;
  return contoursOf(glyphOf(theirs, 'i')).every((contour) => isIn(whole, contour)) ? 'i' : 'ı';
}

const glyphOf = (font: Font, letter: string): Glyph => font.glyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The height of lowercase letters, measured on an o. */
const heightOf = (font: Font): number => boxOf(glyphOf(font, 'o').path.commands).top;

const middleOf = ({ left, right }: Box): number => (left + right) / 2;

function contoursOf({ path }: Glyph): Contour[] {
  const contours: Contour[] = [];
  for (const command of path.commands) {
    if (command.command === 'moveTo') contours.push([]);
    contours.at(-1)?.push(command);
  }
  return contours;
}

const maxApart = 8; // units of the em, over all sides: what rounding makes of one outline

/** Whether a letter has an outline at exactly this place. */
function isIn(glyph: Glyph, contour: Contour): boolean {
  const wanted = boxOf(contour);
  const sides = ['left', 'right', 'bottom', 'top'] as const;
  return contoursOf(glyph).some((one) => {
    const box = boxOf(one);
    return sides.reduce((sum, side) => sum + Math.abs(box[side] - wanted[side]), 0) < maxApart;
  });
}

function boxOf(commands: Command[]): Box {
  const side = (odd: 0 | 1) => commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === odd));
  const [xs, ys] = [side(0), side(1)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function draw(path: opentype.Path, commands: Command[], to: { scale: number; x: number; y: number }): void {
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map((at, index) =>
      Math.round(at * to.scale + (index % 2 === 0 ? to.x : to.y)),
    );
    if (command === 'moveTo') path.moveTo(a, b);
    else if (command === 'lineTo') path.lineTo(a, b);
    else if (command === 'quadraticCurveTo') path.quadTo(a, b, c, d);
    else if (command === 'closePath') path.close();
    else throw new Error(`An outline has a "${command}", which those of TrueType do not have.`);
  }
}

/** A font without the times at which it was made, so that the same letters give the same bytes. */
function withoutTime(font: Buffer): Buffer {
  const recordBytes = 16;
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * recordBytes; at += recordBytes) {
    const start = font.readUInt32BE(at + 8);
    if (font.toString('latin1', at, at + 4) === 'head') font.fill(0, start + 20, start + 36);
  }
  return font;
}
