import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from '../headers/choose-encoding.ts';

/** How a browser takes something packed, and a stream that packs it so. */
export interface Packing {
  encoding: 'br' | 'gzip';
  stream: () => Transform;
}

const quality = 5; // most of what there is to gain, in a millisecond

/** How drawings, which are text, are packed for who accepts it; null for other types, which are packed already, and for everybody else. */
export function packingOf(type: string, acceptEncoding?: string): Packing | null {
  if (!type.startsWith('image/svg')) return null;
  const encoding = chooseEncoding(acceptEncoding);
  return encoding === 'identity' ? null : { encoding, stream: streams[encoding] };
}

const streams = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: () => createGzip(),
};
