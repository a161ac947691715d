import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How alike two pictures of a view must be. */
export interface Tolerance {
  /** Both are made smaller by this first, which takes away how the edges of letters are drawn. */
  shrink: number;
  /** How much two colours may differ, of 1. */
  colour: number;
  /** How many pixels may differ more than that, and which share of them. */
  pixels: number;
  share: number;
}

/** For the Chromium that drew the baselines, on the same platform: it draws a page again to a few mixed colours. */
export const sameChromium: Tolerance = { shrink: 1, colour: 0.02, pixels: 40, share: 0 };

/** For any other: letters have other edges and lines end a little elsewhere, but all stands where it stood. */
export const otherChromium: Tolerance = { shrink: 4, colour: 0.12, pixels: 0, share: 0.02 };

/** What the comparison of two pictures found: nothing, or in words how they differ, with a drawing of where. */
export type Difference = { text: string; drawing: Buffer } | null;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Compares what a view looks like with what it should look like. */
export async function compareLooks(
  expected: Buffer,
  actual: Buffer,
  { shrink, colour, pixels, share }: Tolerance,
): Promise<Difference> {
  const sizes = await Promise.all([expected, actual].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [a, b] = await Promise.all([expected, actual].map((one) => readPixels(one, width, height, shrink)));
  if (!a || !b || a.data.equals(b.data)) return null;
  const drawing = Buffer.alloc(a.data.length);
  const options = { threshold: colour, includeAA: true };
  const differing = pixelmatch(a.data, b.data, drawing, a.width, a.height, options);
  const part = differing / (a.width * a.height);
  if (differing <= pixels || part <= share) return null;
  const [was, is] = sizes.map((size) => `${size.width} × ${size.height}`);
  const size = was === is ? '' : `; it was ${was} and is ${is}`;
  return {
    text: `${differing} pixels differ, ${(part * 100).toFixed(2)} %${size}`,
    drawing: await sharp(drawing, { raw: { width: a.width, height: a.height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** The pixels of a picture on a sheet of some size; where it does not reach, the sheet is of a colour that no page has. */
async function readPixels(picture: Buffer, width: number, height: number, shrink: number): Promise<Pixels> {
  const { width: own, height: high } = await sharp(picture).metadata();
  const background = '#ff00ff';
  const sheet = await sharp(picture)
    .flatten({ background })
    .extend({ right: width - own, bottom: height - high, background })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data, info } = await sharp(sheet)
    .resize(Math.ceil(width / shrink), Math.ceil(height / shrink), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
