import sharp from 'sharp';
import { randomOf } from '#ui/drawing/random-of.ts';
import type { Drawing } from './drawing.ts';

/** A drawing as WebP, with a fine grain where it asks for one. The same drawing gives the same bytes. */
export async function raster({ name, width, height, svg, hasGrain }: Drawing): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).resize(width, height);
  if (hasGrain) image.composite([{ input: grain(name, width, height), raw: { width, height, channels: 4 } }]);
  return image.webp({ quality: 78, effort: 6 }).toBuffer();
}

function grain(seed: string, width: number, height: number): Buffer {
  const random = randomOf(`grain of ${seed}`);
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(random() < 0.5 ? 0 : 255, at, at + 3);
    pixels[at + 3] = Math.floor(random() * 9);
  }
  return pixels;
}

/** A file of icons for browser tabs, out of PNG pictures. */
export function ico(pngs: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pngs.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs.map(({ png }) => png)]);
}
