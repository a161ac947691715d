import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** How a browser takes something packed, and a stream that packs it so. */
export interface Packing {
  encoding: 'br' | 'gzip';
  stream: () => Transform;
}

const quality = 5; // most of what there is to gain, in a millisecond

/** How drawings, which are text, are packed for who accepts it; null for other types, which are packed already, and for everybody else. */
export function packingOf(type: string, acceptEncoding = ''): Packing | null {
  if (!type.startsWith('image/svg')) return null;
  if (/\bbr\b/.test(acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return { encoding: 'br', stream: () => createBrotliCompress({ params }) };
  }
  return /\bgzip\b/.test(acceptEncoding) ? { encoding: 'gzip', stream: () => createGzip() } : null;
}
