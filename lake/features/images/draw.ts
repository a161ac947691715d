import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { Transform } from './transform.ts';

/** Draws a picture anew as the transform says; `ending` is the format of the result. */
export async function draw(file: string, transform: Transform, ending: string): Promise<Buffer> {
  let image = sharp(file, {
    limitInputPixels: 100_000_000,
    animated: ending === 'webp' || ending === 'gif',
  }).autoOrient();
  const metadata = await sharp(file).metadata();
  const size = metadata.autoOrient ?? { width: metadata.width, height: metadata.height };
  const area = clampRect(transform.rect, size);
  if (area) image = image.extract(area);
  const source = area ?? { left: 0, top: 0, ...size };
  const { width, height } = transform;
  if (width || height) image = resize(image, transform, source);
  if (transform.blur) image = image.blur(Math.max(0.3, Math.min(1_000, transform.blur / 4)));
  if (transform.background) image = image.flatten({ background: `#${transform.background}` });
  if (ending === 'jpg')
    return image
      .flatten({ background: '#fff' })
      .jpeg({ quality: clampQuality(transform), progressive: true })
      .toBuffer();
  if (ending === 'webp') return image.webp({ quality: clampQuality(transform) }).toBuffer();
  if (ending === 'avif') return image.avif({ quality: clampQuality(transform), effort: 2 }).toBuffer();
  if (ending === 'gif') return image.gif().toBuffer();
  return image.png().toBuffer();
}

type Size = { width: number; height: number };

function resize(image: Sharp, transform: Transform, source: Size): Sharp {
  const { width, height, fit } = transform;
  if (fit === 'crop' && width && height && transform.crop === 'focalpoint' && transform.focus) {
    return image.extract(around(transform.focus, source, width / height)).resize(width, height);
  }
  const options: Record<Transform['fit'], ResizeOptions> = {
    clip: { fit: 'inside' },
    max: { fit: 'inside', withoutEnlargement: true },
    min: { fit: 'cover', withoutEnlargement: true },
    crop: { fit: 'cover', position: transform.crop === 'entropy' ? 'entropy' : (transform.crop ?? 'center') },
    fill: { fit: 'contain', background: `#${transform.background ?? 'ffffff'}` },
    fillmax: { fit: 'contain', background: `#${transform.background ?? 'ffffff'}`, withoutEnlargement: true },
    scale: { fit: 'fill' },
  };
  return image.resize(width ?? null, height ?? null, options[fit]);
}

/** The largest area of a ratio around a point that fits into the picture. */
function around(focus: { x: number; y: number }, { width, height }: Size, ratio: number) {
  const wide = Math.min(width, Math.round(height * ratio));
  const high = Math.min(height, Math.round(width / ratio));
  return {
    left: Math.round(Math.max(0, Math.min(width - wide, focus.x * width - wide / 2))),
    top: Math.round(Math.max(0, Math.min(height - high, focus.y * height - high / 2))),
    width: wide,
    height: high,
  };
}

function clampRect(rect: Transform['rect'], { width, height }: Size): Transform['rect'] {
  if (!rect) return undefined;
  const left = Math.min(rect.left, width - 1);
  const top = Math.min(rect.top, height - 1);
  return {
    left,
    top,
    width: Math.min(rect.width, width - left),
    height: Math.min(rect.height, height - top),
  };
}

const clampQuality = ({ quality }: Transform): number => Math.max(1, Math.round(quality));
