import { type Pixels, readPixels } from './pixels.ts';

// 32 steps of red, green and blue tell all colours of the theme apart, and a picture has little more than half the bytes.
const kept = 0b1111_1000;

/** A picture with fewer colours, which is how views are compared and kept. */
export async function withFewColours(picture: Buffer): Promise<Pixels> {
  const pixels = await readPixels(picture);
  const { data } = pixels;
  for (let index = 0; index < data.length; index++) data[index] = (data[index] ?? 0) & kept;
  return pixels;
}
