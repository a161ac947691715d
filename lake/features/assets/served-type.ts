import { mimeTypeOf } from './mime-type.ts';

/** The endings of what browsers may interpret where it is opened by itself. */
const interpreted = new Set('avif gif jpg png svg tif webp json mp4 pdf txt vtt wasm webm'.split(' '));

/**
 * As what a file is served, by its ending alone: what its uploader says of it is for those who look through files. What browsers must
 * not interpret is a plain stream of bytes.
 */
export function servedTypeOf(ending: string): string {
  if (!interpreted.has(ending)) return 'application/octet-stream';
  const type = mimeTypeOf(ending, null);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
