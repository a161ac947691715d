import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const state = z.object({
  lastEventId: z.string().nullable(),
  paths: z.array(z.string()),
  settings: z.string(),
});

/**
 * What survives a restart: the last event whose changes are in the pages on disk, the site's paths, and a hash of the settings
 * that the pages hold.
 */
export type RenewalState = z.output<typeof state>;

/** The file of the state, beside the build that it speaks of. */
export function stateFile(distDir: string): string {
  return path.join(distDir, 'server', 'renewal.json');
}

/** Reads the state; null when there is none or it cannot be read. */
export async function readState(file: string): Promise<RenewalState | null> {
  try {
    return state.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the state in one step, so that a crash leaves either the old one or the new one. */
export async function writeState(file: string, value: RenewalState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(value));
  await rename(`${file}.new`, file);
}
