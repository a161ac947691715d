import pixelmatch from 'pixelmatch';
import { areSame, type Pixels, pictureOf, pixelsOf } from './pixels.ts';

/** How alike two pictures of a view must be. */
export interface Tolerance {
  /** The factor by which both pictures are first made smaller, so that differences in the edges of letters vanish. */
  shrink: number;
  /** How much two colours may differ, from 0 to 1. */
  colour: number;
  /** How many pixels may differ more than that, and what share of all pixels. */
  pixels: number;
  share: number;
}

/**
 * For the Chromium that drew the baselines, on the same platform: it draws a page the same again, except for a few
 * mixed colours.
 */
export const sameChromium: Tolerance = { shrink: 1, colour: 0.02, pixels: 40, share: 0 };

/**
 * For any other Chromium: letters have other edges and lines end at slightly other places, but everything is where it
 * was.
 */
export const otherChromium: Tolerance = { shrink: 4, colour: 0.12, pixels: 0, share: 0.02 };

/** The result of a comparison: null, or in words how the pictures differ, with a drawing that shows where. */
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

/** A picture on a sheet of this size; beyond the picture, the sheet has a colour that no page has. */
async function onSheet(picture: Pixels, width: number, height: number, shrink: number): Promise<Pixels> {
  const missing = { right: width - picture.width, bottom: height - picture.height };
  // In two steps, because within one Sharp would shrink the picture first.
  const sheet = await pixelsOf(pictureOf(picture).extend({ ...missing, background: '#ff00ff' }), 3);
  const [across, down] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  return pixelsOf(pictureOf(sheet).resize(across, down, { fit: 'fill' }).ensureAlpha(), 4);
}
