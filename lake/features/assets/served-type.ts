import { mimeTypeOf } from './mime-type.ts';

/** The endings of files that browsers may interpret when they are opened by themselves. */
const interpreted = new Set('avif gif jpg png svg tif webp json mp4 pdf txt vtt wasm webm'.split(' '));

/**
 * The type with which a file is served, by its ending alone; what its uploader says is only for people who look through
 * files. What browsers must not interpret is served as a plain stream of bytes.
 */
export function servedTypeOf(ending: string): string {
  if (!interpreted.has(ending)) return 'application/octet-stream';
  const type = mimeTypeOf(ending, null);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
