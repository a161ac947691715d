import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from '../headers/choose-encoding.ts';

/** A content encoding, and the stream that compresses into it. */
export interface Packing {
  encoding: 'br' | 'gzip';
  stream: () => Transform;
}

const quality = 5; // gains most of what brotli can, within a millisecond

/**
 * How to compress an SVG, which is text, for a browser that accepts it; null for other types, which are compressed
 * already, and for other browsers.
 */
export function packingOf(type: string, acceptEncoding?: string): Packing | null {
  if (!type.startsWith('image/svg')) return null;
  const encoding = chooseEncoding(acceptEncoding);
  return encoding === 'identity' ? null : { encoding, stream: streams[encoding] };
}

const streams = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: () => createGzip(),
};
