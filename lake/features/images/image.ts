import { existsSync } from 'node:fs';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { assetFile, noFile } from '../assets/asset-file.ts';
import { sendFile } from '../assets/send-file.ts';
import { drawingOf } from './drawing.ts';
import type { ImageServices } from './image-services.ts';
import { readTransform, type Transform } from './transform.ts';

/** Answers `/images/<project>/<dataset>/<sha1>-<w>x<h>.<ending>`: the picture, transformed as its address says. */
export const image: Handler<ImageServices & WithParams<'name'>> = async (
  request,
  { params, store, url, drawn, isSigned, pictureLimits },
) => {
  const [, sha1, width, height, ending] = params.name.match(form) ?? [];
  const original = sha1 && ending ? assetFile(store.folder, sha1, ending) : '';
  // Its size is part of its name: with another it would be one picture under many names.
  if (!ending || !store.get(`image-${params.name.replace('.', '-')}`) || !existsSync(original))
    throw noFile(params.name);
  const transform = readTransform(url.searchParams);
  const download = url.searchParams.get('dl');
  const mayEnlarge = isSigned(url);
  if (!transform || ending === 'svg') return sendFile(request, { file: original, ending, download });
  const format = formatOf(transform, ending, request.headers.get('accept') ?? '');
  const size = { width: Number(width), height: Number(height) };
  const maxPixels = pictureLimits.maxDrawnMegapixels * 1_000_000;
  const drawing = drawingOf(transform, size, format, { mayEnlarge, maxPixels });
  const file = await drawn.fileOf(original, drawing, request.signal);
  return sendFile(request, { file, ending: format, download, isNegotiated: transform.isAuto });
};

const form = /^([0-9a-f]{40})-(\d+)x(\d+)\.([a-z0-9]+)$/;

function formatOf(transform: Transform, ending: string, accept: string): string {
  if (transform.isAuto && accept.includes('image/webp')) return 'webp';
  return transform.format ?? (ending === 'tif' ? 'jpg' : ending);
}
