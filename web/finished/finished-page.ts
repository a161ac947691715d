import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';

const compressGzip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Compresses a page's body with brotli, off the event loop. */
export const compressBrotli = (identity: Buffer): Promise<Buffer> =>
  brotli(identity, brotliOptions(identity.length));

/**
 * A finished answer, compressed once when it is made and never again. The plain body is not kept: it would take most of
 * the memory, and few ask for it.
 */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  gzip: Buffer;
  br: Buffer;
}

/**
 * Makes a finished page: compresses the body `identity` both ways, off the event loop. `ready` is the body in brotli,
 * if it is compressed already.
 */
export async function makeFinishedPage(
  status: number,
  headers: Record<string, string>,
  identity: Buffer,
  ready?: Buffer,
): Promise<FinishedPage> {
  const [zipped, br] = await Promise.all([
    compressGzip(identity, gzipOptions),
    ready ?? compressBrotli(identity),
  ]);
  return { status, headers, etag: etagOf(identity), gzip: zipped, br };
}

/** A finished page with another body; blocks the event loop while it compresses. */
export function withBody(page: FinishedPage, identity: Buffer): FinishedPage {
  const gzip = gzipSync(identity, gzipOptions);
  const br = brotliCompressSync(identity, brotliOptions(identity.length));
  return { ...page, etag: etagOf(identity), gzip, br };
}

/** The uncompressed body of a finished page, for the few who accept no compression. */
export const plainOf = (page: FinishedPage): Buffer => gunzipSync(page.gzip);

const etagOf = (identity: Buffer): string => `"${createHash('sha1').update(identity).digest('base64url')}"`;

const gzipOptions = { level: 9 };

/**
 * Beyond quality 6 brotli takes several times as long for little gain, and a change shows only when it is done. The
 * window is no larger than the page: otherwise brotli would take 16 MB for each page that it compresses.
 */
const brotliOptions = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 16), 22),
  },
});

/** The memory that a page takes, in bytes. */
export function sizeOf(page: FinishedPage): number {
  return page.gzip.length + page.br.length;
}
