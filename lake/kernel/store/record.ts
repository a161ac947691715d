import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const shortest = 1_024; // characters; a shorter record is kept readable

/** A value as the history keeps it: JSON, compressed unless it is short, since before and after are much alike. */
export function packRecord(value: unknown): string | Uint8Array {
  const text = JSON.stringify(value);
  if (text.length < shortest) return text;
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      // A window wider than the text costs time and gains nothing.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.ceil(Math.log2(text.length)) + 1,
        constants.BROTLI_MAX_WINDOW_BITS,
      ),
    },
  });
}

/** The value of a record. */
export function unpackRecord(record: unknown): unknown {
  return JSON.parse(record instanceof Uint8Array ? brotliDecompressSync(record).toString() : String(record));
}
