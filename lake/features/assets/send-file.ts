import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { readRange } from '@tessera/limits/byte-range';
import { servedTypeOf } from './served-type.ts';

/** How a file is sent. */
export interface Sending {
  file: string;
  ending: string;
  /** The name under which it is saved instead of shown. */
  download?: string | null;
  /** Whether the answer depends on what the browser accepts. */
  isNegotiated?: boolean;
  /** Whether a better one may be there in a moment. */
  isProvisional?: boolean;
}

const forEver = 'public, max-age=31536000, s-maxage=86400, immutable';
const forNow = 'public, max-age=60';

/**
 * Sends a file that never changes. Browsers may cache it for ever, and a CDN for a day because it may be deleted; a
 * provisional file may be cached for a minute. Answers ranges, and a 304 to a reader that has the file.
 */
export async function sendFile(
  request: Request,
  { file, ending, download, isNegotiated, isProvisional }: Sending,
): Promise<Response> {
  const { size } = await stat(file);
  const etag = `"${file.split('/').at(-1)}"`;
  const headers = new Headers({
    'Content-Type': servedTypeOf(ending),
    'Cache-Control': isProvisional ? forNow : forEver,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    // A drawing may hold scripts; shown by itself it must not run them.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (isNegotiated) headers.set('Vary', 'Accept');
  if (download !== null && download !== undefined) {
    headers.set(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(download || etag.slice(1, -1))}`,
    );
  }
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const range = readRange(partAsked(request, etag), size);
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  const isHead = request.method === 'HEAD';
  // Node's type of a stream and the web's mean the same object at run time.
  const body = isHead
    ? null
    : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/**
 * The range of a file that a reader asks for; null for the whole of it, also when the reader has a part of another
 * version or asks for the head alone.
 */
function partAsked({ method, headers }: Request, etag: string): string | null {
  const version = headers.get('if-range');
  // Neither a date nor a weak ETag says which bytes the reader has (RFC 9110, 13.1.5).
  return method === 'GET' && (version === null || version === etag) ? headers.get('range') : null;
}

/** Whether a reader has this version: it may name several, and a cache in between may have made the names weak. */
const isKnown = (known: string | null, etag: string): boolean =>
  known !== null && (known.trim() === '*' || known.includes(etag));
