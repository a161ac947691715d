import type { Transform } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';

/** How an answer may be compressed. */
export type Encoding = 'br' | 'gzip';

/** The compressors of answers. A megabyte takes them some milliseconds: most answers are asked for only once. */
export const packers: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
};

/**
 * The encoding that compresses best among those that an `Accept-Encoding` names; undefined when it names none of ours.
 */
export function encodingFor(accepted = ''): Encoding | undefined {
  const taken = accepted.split(',').flatMap((part) => {
    const [name = '', ...params] = part.split(';').map((word) => word.trim().toLowerCase());
    return params.some((param) => /^q=0(\.0*)?$/.test(param)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((name) => taken.includes(name));
}

const textForm = /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|ndjson|x-ndjson|xml|javascript)\b)/;

/**
 * Whether an answer is text that may be compressed: no event stream, no file that is served in ranges, nothing that is
 * encoded already or marked `no-transform`.
 */
export function isPackable(headers: Headers): boolean {
  const isLeft = headers.has('content-encoding') || headers.has('accept-ranges');
  const mayChange = !/no-transform/.test(headers.get('cache-control') ?? '');
  return textForm.test(headers.get('content-type') ?? '') && !isLeft && mayChange;
}
