import pixelmatch from 'pixelmatch';
import { areSame, type Pixels, pictureOf, pixelsOf } from './pixels.ts';

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

/** Compares what a view looks like with what it should look like. */
export async function compareLooks(
  expected: Pixels,
  actual: Pixels,
  { shrink, colour, pixels, share }: Tolerance,
): Promise<Difference> {
  if (areSame(expected, actual)) return null;
  const both = [expected, actual];
  const width = Math.max(...both.map((one) => one.width));
  const height = Math.max(...both.map((one) => one.height));
  const [a, b] = await Promise.all(both.map((one) => onSheet(one, width, height, shrink)));
  if (!a || !b) return null;
  const drawing = Buffer.alloc(a.data.length);
  const options = { threshold: colour, includeAA: true };
  const differing = pixelmatch(a.data, b.data, drawing, a.width, a.height, options);
  const part = differing / (a.width * a.height);
  if (differing <= pixels || part <= share) return null;
  const [was, is] = both.map((size) => `${size.width} × ${size.height}`);
  const size = was === is ? '' : `; it was ${was} and is ${is}`;
  return {
    text: `${differing} pixels differ, ${(part * 100).toFixed(2)} %${size}`,
    drawing: await pictureOf({ ...a, data: drawing })
      .png()
      .toBuffer(),
  };
}

/** A picture on a sheet of some size; where it does not reach, the sheet is of a colour that no page has. */
async function onSheet(picture: Pixels, width: number, height: number, shrink: number): Promise<Pixels> {
  const missing = { right: width - picture.width, bottom: height - picture.height };
  // Two steps: in one, Sharp would make it smaller first.
  const sheet = await pixelsOf(pictureOf(picture).extend({ ...missing, background: '#ff00ff' }), 3);
  const [across, down] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  return pixelsOf(pictureOf(sheet).resize(across, down, { fit: 'fill' }).ensureAlpha(), 4);
}
