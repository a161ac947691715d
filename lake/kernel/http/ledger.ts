import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFilePrivate } from '../files/keep-private.ts';

const maxNotes = 500; // in one life of the lake; anybody may ask for anything

/** The list of addresses that were asked for and that the lake does not have, one JSON object a line, each once. */
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
        // The disk is full, say: whoever asked is answered all the same.
      }
    },
  };
}
