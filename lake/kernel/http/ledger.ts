import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFilePrivate } from '../files/keep-private.ts';

const maxNotes = 500; // in one run of the lake, because anybody may ask for anything

/**
 * Opens the ledger of a data folder: a JSON object a line for each address that the lake was asked for and does not
 * have.
 */
export function openLedger(dataDir: string): { note(method: string, path: string): void } {
  const file = join(dataDir, 'unknown-endpoints.ndjson');
  const noted = new Set<string>();
  keepFilePrivate(file);
  return {
    note(method, path) {
      const key = `${method} ${path}`.slice(0, 500);
      if (noted.has(key) || noted.size >= maxNotes) return;
      noted.add(key);
      const line = JSON.stringify({ at: new Date().toISOString(), method, path: path.slice(0, 500) });
      try {
        appendFileSync(file, `${line}\n`, { mode: 0o600 });
      } catch {
        // The disk may be full: the request is answered all the same.
      }
    },
  };
}
