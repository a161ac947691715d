import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a stream through others to the last of them; rejects when one of them fails. Unlike `pipeline`, it ends the
 * source where it cannot even begin, as for a reader who has hung up: Node leaves that open, with its file, its
 * connection, or what is held in memory for it.
 */
export async function pour(
  source: Readable,
  ...others: (NodeJS.ReadWriteStream | NodeJS.WritableStream)[]
): Promise<void> {
  try {
    await pipeline([source, ...others]);
  } finally {
    source.destroy();
  }
}
