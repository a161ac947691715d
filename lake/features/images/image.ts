import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import type { StoredDocument } from '../../kernel/store/document.ts';
import { assetFile, noFile } from '../assets/asset-file.ts';
import { sendFile } from '../assets/send-file.ts';
import { drawingOf } from './drawing.ts';
import type { ImageServices } from './image-services.ts';
import { readTransform, type Transform } from './transform.ts';

/**
 * Answers `/images/<project>/<dataset>/<sha1>-<w>x<h>.<ending>`, and whatever name follows it, with the picture,
 * transformed as its address says.
 */
export const image: Handler<ImageServices & WithParams<'name'>> = async (
  request,
  { params, store, url, drawn, isSigned, pictureLimits },
) => {
  const [, sha1, width, height, ending] = params.name.match(form) ?? [];
  const original = sha1 && ending ? assetFile(store.folder, sha1, ending) : '';
  const asset = ending && store.get(`image-${params.name.replace('.', '-')}`);
  // The size in the name has to be the picture's own, because one picture would have many names otherwise.
  if (!asset || !ending || !existsSync(original)) throw noFile(params.name);
  const transform = readTransform(url.searchParams);
  const download = url.searchParams.get('dl');
  const mayEnlarge = isSigned(url);
  if (!transform || ending === 'svg') return sendFile(request, { file: original, ending, download });
  const accept = request.headers.get('accept') ?? '';
  const format = formatOf(transform, ending, accept);
  const size = { width: Number(width), height: Number(height) };
  const limits = { mayEnlarge, maxPixels: pictureLimits.maxDrawnMegapixels * 1_000_000 };
  const drawing = drawingOf(transform, size, format, limits);
  const { isAuto: isNegotiated } = transform;
  const send = (file: string, isProvisional = false) =>
    sendFile(request, { file, ending: extname(file).slice(1), download, isNegotiated, isProvisional });

  // AVIF is not animated here and takes long, so it is drawn in idle time; until then readers get WebP, for a moment.
  const mayBeAvif = isNegotiated && format === 'webp' && accept.includes('image/avif') && !isAnimated(asset);
  if (!mayBeAvif) return send(await drawn.fileOf(original, drawing, request.signal));
  const quality = Math.max(5, transform.quality - avifLead);
  const avif = { ...drawingOf({ ...transform, quality }, size, 'avif', limits), unhurried: true };
  const smaller = drawn.smaller(original, avif);
  if (typeof smaller === 'object') return send(smaller.file);
  const file = await drawn.fileOf(original, drawing, request.signal);
  const isUnknown = smaller === 'unknown';
  if (isUnknown) await drawn.trySmaller(original, avif, file);
  return send(file, isUnknown);
};

const form = /^([0-9a-f]{40})-(\d+)x(\d+)\.([a-z0-9]+)$/;

const avifLead = 20; // with so much less quality it looks as WebP does

function isAnimated({ metadata }: StoredDocument): boolean {
  return typeof metadata === 'object' && metadata !== null && 'isAnimated' in metadata;
}

function formatOf(transform: Transform, ending: string, accept: string): string {
  if (transform.isAuto && accept.includes('image/webp')) return 'webp';
  return transform.format ?? (ending === 'tif' ? 'jpg' : ending);
}
