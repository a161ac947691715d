import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const minPackedLength = 1_024; // characters; a shorter record is kept readable

/** A record as it lies in the file. */
export type PackedRecord = string | Uint8Array;

/** A value as the history keeps it: JSON, compressed unless it is short, because before and after are much alike. */
export function packRecord(value: unknown): PackedRecord {
  const text = JSON.stringify(value);
  if (text.length < minPackedLength) return text;
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

/** The value of a record, of the type of what was packed. */
export function unpackRecord<Value>(record: PackedRecord): Value {
  return JSON.parse(typeof record === 'string' ? record : brotliDecompressSync(record).toString());
}
