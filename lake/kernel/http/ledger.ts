import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const maxNotes = 500; // in one life of the lake; anybody may ask for anything

/** The list of addresses that were asked for and that the lake does not have, one JSON object a line, each once. */
export function openLedger(dataDir: string): { note(method: string, path: string): void } {
  const file = join(dataDir, 'unknown-endpoints.ndjson');
  const noted = new Set<string>();
  return {
    note(method, path) {
      const key = `${method} ${path}`.slice(0, 500);
      if (noted.has(key) || noted.size >= maxNotes) return;
      noted.add(key);
      const line = JSON.stringify({ at: new Date().toISOString(), method, path: path.slice(0, 500) });
      appendFileSync(file, `${line}\n`);
    },
  };
}
