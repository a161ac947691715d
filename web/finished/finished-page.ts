import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';

const compressGzip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** What is sent of a page, in brotli; the compression runs beside the event loop. */
export const compressBrotli = (identity: Buffer): Promise<Buffer> =>
  brotli(identity, brotliOptions(identity.length));

/** A finished answer, compressed once when it is made and never again; as it is it would take most of the room, and few ask for that. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  gzip: Buffer;
  br: Buffer;
}

/** Compresses a rendered page both ways, unless it is given in brotli; the compression runs beside the event loop. */
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

/** A finished page with another body, compressed while everything else waits. */
export function withBody(page: FinishedPage, identity: Buffer): FinishedPage {
  const gzip = gzipSync(identity, gzipOptions);
  const br = brotliCompressSync(identity, brotliOptions(identity.length));
  return { ...page, etag: etagOf(identity), gzip, br };
}

/** A finished answer as it is, for the few who accept no compression. */
export const plainOf = (page: FinishedPage): Buffer => gunzipSync(page.gzip);

const etagOf = (identity: Buffer): string => `"${createHash('sha1').update(identity).digest('base64url')}"`;

const gzipOptions = { level: 9 };

/**
 * Beyond quality 6 brotli takes several times as long for little less, and a change shows only when it is done. A window no
 * larger than the page: brotli would take 16 MB for each page that it compresses.
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
