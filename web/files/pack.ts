import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';
import { compressBrotli } from '../finished/finished-page.ts';

/** The endings of packed files, the best packing first. */
export const packings = ['.br', '.zst', '.gz'] as const;

/** The content encoding of each of these. */
export const encodings: Record<(typeof packings)[number], string> = {
  '.br': 'br',
  '.zst': 'zstd',
  '.gz': 'gzip',
};

const [compressGzip, compressZstd] = [promisify(gzip), promisify(zstdCompress)];
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 9 } }; // beyond this, packing takes five times as long to save one per cent

/**
 * Packs a file in each of these ways, off the event loop, in the order of `packings`. `ready` is the file in brotli, if
 * it is packed already.
 */
export const pack = (body: Buffer, ready?: Buffer): Promise<Buffer[]> =>
  Promise.all([
    ready ?? compressBrotli(body),
    compressZstd(body, zstdOptions),
    compressGzip(body, { level: 9 }),
  ]);
