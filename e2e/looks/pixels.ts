import sharp, { type Sharp } from 'sharp';

/** A picture as raw pixels: red, green, blue and perhaps opacity of each, a byte each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** The colours of a picture in any format. */
export const readPixels = (picture: Buffer): Promise<Pixels> => pixelsOf(sharp(picture).removeAlpha(), 3);

/** The pixels of a picture in Sharp, with this number of channels. */
export async function pixelsOf(picture: Sharp, channels: Pixels['channels']): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels };
}

/** A picture of these pixels in Sharp, to be changed or encoded. */
export const pictureOf = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

/** Whether two pictures are equal in every pixel. */
export const areSame = (a: Pixels, b: Pixels): boolean =>
  a.width === b.width && a.height === b.height && a.data.equals(b.data);
