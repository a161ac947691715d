import sharp from 'sharp';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** What the lake knows of a picture: its ending, type and the metadata that Sanity keeps with it. */
export interface ImageFacts {
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

/** Looks at a picture; throws a 400 for bytes that are none. Sizes are those after EXIF rotation. */
export async function readImage(bytes: Buffer): Promise<ImageFacts> {
  try {
    const image = sharp(bytes, { limitInputPixels: 100_000_000 });
    const { format, width, height, autoOrient, hasAlpha, pages } = await image.metadata();
    const [ending, mimeType] = formats[format ?? ''] ?? [];
    if (!ending || !mimeType || !width || !height) throw new Error(`the format "${format}" is not supported`);
    const size = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
    const small = sharp(bytes).autoOrient().resize(20, 20, { fit: 'inside' });
    const lqip = (
      await small.clone().flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer()
    ).toString('base64');
    const { dominant, isOpaque } = await sharp(bytes).stats();
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
  } catch (error) {
    throw new Refusal(400, `The upload is not a picture that the lake can read: ${messageOf(error)}.`);
  }
}

function swatch({ r, g, b }: { r: number; g: number; b: number }) {
  const background = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const isLight = r * 0.299 + g * 0.587 + b * 0.114 > 150;
  const foreground = isLight ? '#000' : '#fff';
  return { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population: 1 };
}
