import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from './picture-sources.ts';

const [width, height] = [600, 400]; // pixels, the size of the pictures that are drawn

/** The file of a kind's picture in the Studio's menu. */
export const pictureOf = (kind: string): string => join(pictures, `${kind}.webp`);

/** Writes a picture that says "No picture yet", which the Studio's menu shows until a kind's own is drawn. */
export async function writeNeutralPicture(root: string, kind: string): Promise<string> {
  const file = pictureOf(kind);
  writeFileSync(join(root, file), await neutralPicture());
  return file;
}

/** A frame with lines in place of words, and "No picture yet" below it. */
async function neutralPicture(): Promise<Buffer> {
  const line = (top: number, length: number) =>
    `<rect x="120" y="${top}" width="${length}" height="12" rx="6" fill="#d5dbe1"/>`;
  const frame =
    '<rect x="80" y="70" width="440" height="210" rx="10" fill="none" stroke="#9aa7b4" stroke-width="2" stroke-dasharray="8 8"/>';
  const words =
    '<text x="300" y="335" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#5b6977">No picture yet</text>';
  const drawing = [frame, line(120, 240), line(160, 360), line(190, 360), line(220, 180), words].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f6f8"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
