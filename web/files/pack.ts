import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';
import { compressBrotli } from '../finished/finished-page.ts';

/** The endings of a file that is packed, the best one first. */
export const packings = ['.br', '.zst', '.gz'] as const;

/** How a server names the packing of each of these. */
export const encodings: Record<(typeof packings)[number], string> = {
  '.br': 'br',
  '.zst': 'zstd',
  '.gz': 'gzip',
};

const [compressGzip, compressZstd] = [promisify(gzip), promisify(zstdCompress)];
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 9 } }; // beyond it takes five times as long for a hundredth

/** A file packed in each of these ways, beside the event loop. `ready` is the one in brotli, where somebody has it. */
export const pack = (body: Buffer, ready?: Buffer): Promise<Buffer[]> =>
  Promise.all([
    ready ?? compressBrotli(body),
    compressZstd(body, zstdOptions),
    compressGzip(body, { level: 9 }),
  ]);
