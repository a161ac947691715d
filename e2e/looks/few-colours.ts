import { type Pixels, readPixels } from './pixels.ts';

// 32 steps each of red, green and blue keep all colours of the theme apart, and little more than half the bytes.
const kept = 0b1111_1000;

/** A picture with fewer colours: in this form views are compared and stored. */
export async function withFewColours(picture: Buffer): Promise<Pixels> {
  const pixels = await readPixels(picture);
  const { data } = pixels;
  for (let index = 0; index < data.length; index++) data[index] = (data[index] ?? 0) & kept;
  return pixels;
}
