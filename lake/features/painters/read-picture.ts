import { open, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';

/** What the lake knows of a picture: its ending, type and the metadata that Sanity keeps with it. */
export interface PictureFacts {
  ending: string;
  mimeType: string;
  width: number;
  height: number;
  metadata: Record<string, unknown>;
}

const formats: Record<string, [ending: string, mimeType: string]> = {
  jpeg: ['jpg', 'image/jpeg'],
  png: ['png', 'image/png'],
  webp: ['webp', 'image/webp'],
  gif: ['gif', 'image/gif'],
  avif: ['avif', 'image/avif'],
  heif: ['avif', 'image/avif'],
  svg: ['svg', 'image/svg+xml'],
  tiff: ['tif', 'image/tiff'],
};

/**
 * Reads the facts of a picture; its size is that after EXIF rotation. Throws for bytes that are no picture, and for a
 * picture of more than `maxPixels`.
 */
export async function readPicture(file: string, maxPixels: number): Promise<PictureFacts> {
  const input = await inputOf(file);
  const look = () => sharp(input, { limitInputPixels: maxPixels });
  const { format, width, height, autoOrient, hasAlpha, pages } = await look().metadata();
  const [ending, mimeType] = formats[format ?? ''] ?? [];
  if (!ending || !mimeType || !width || !height) throw new Error(`the format "${format}" is not supported`);
  // Not all loaders look at the limit before they draw.
  if (width * height > maxPixels) throw new Error('Input image exceeds pixel limit');
  const size = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
  const small = look().autoOrient().resize(20, 20, { fit: 'inside' });
  const lqip = (await small.flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer()).toString(
    'base64',
  );
  const { dominant, isOpaque } = await look().stats();
  return {
    ending,
    mimeType,
    ...size,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', ...size, aspectRatio: size.width / size.height },
      hasAlpha: hasAlpha ?? false,
      isOpaque,
      lqip: `data:image/jpeg;base64,${lqip}`,
      palette: { _type: 'sanity.imagePalette', dominant: swatch(dominant) },
      ...(pages && pages > 1 && { isAnimated: true }),
    },
  };
}

const maxDrawingBytes = 16 * 1024 * 1024; // of an SVG

/** Reads SVG as bytes, because one that is loaded as a file may refer to the files beside it. */
async function inputOf(file: string): Promise<string | Buffer> {
  const { size } = await stat(file);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  return isKnown(buffer) || size > maxDrawingBytes ? file : readFile(file);
}

/** Whether a file begins as a JPEG, PNG, GIF, WebP or TIFF does: no SVG, packed or not, does so. */
const isKnown = (start: Buffer): boolean =>
  ['ffd8', '8950', '4749', '5249', '4949', '4d4d'].includes(start.toString('hex'));

function swatch({ r, g, b }: { r: number; g: number; b: number }) {
  const background = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const isLight = r * 0.299 + g * 0.587 + b * 0.114 > 150;
  const foreground = isLight ? '#000' : '#fff';
  return { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population: 1 };
}
