import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFilePrivate } from '../files/keep-private.ts';

/** The file of a data folder that holds the id of its last opening. */
export const openingFile = 'opening-id';

/**
 * The header with the id of the lake's opening in the answer to a ping. The id says nothing to anybody who does not
 * have its folder.
 */
export const openingHeader = 'X-Lake-Opening';

/**
 * Writes a new id into a data folder that a lake has just opened, and returns it. Whoever has the folder can tell that
 * lake from those of other folders, even of copies. Undefined where it cannot be written, as on a full disk.
 */
export function noteOpening(dataDir: string): string | undefined {
  const file = join(dataDir, openingFile);
  const id = crypto.randomUUID();
  try {
    writeFileSync(file, id, { mode: 0o600 });
    keepFilePrivate(file);
    return id;
  } catch {
    return undefined;
  }
}

/**
 * Whether a ping was answered by the lake that last opened a data folder. An answer without an id, as from an earlier
 * lake, is believed.
 */
export function isOpening({ headers }: Response, dataDir: string): boolean {
  const [said, file] = [headers.get(openingHeader), join(dataDir, openingFile)];
  return said === null || (existsSync(file) && readFileSync(file, 'utf8') === said);
}
