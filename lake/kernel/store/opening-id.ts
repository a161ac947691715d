import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFilePrivate } from '../files/keep-private.ts';

/** The file of a data folder that holds the id of its last opening. */
export const openingFile = 'opening-id';

/** The header of an answer to a ping that has the id of the lake's opening: it tells nobody anything who does not have its folder. */
export const openingHeader = 'X-Lake-Opening';

/**
 * Notes a new id in a data folder that a lake has just been opened on, and answers it: whoever has the folder can tell that lake from
 * those of other folders, copies of it too. Undefined where it cannot be noted, as on a full disk.
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

/** Whether a ping was answered by the lake that was opened last on a data folder; one that says no id, as an earlier one, is believed. */
export function isOpening({ headers }: Response, dataDir: string): boolean {
  const [said, file] = [headers.get(openingHeader), join(dataDir, openingFile)];
  return said === null || (existsSync(file) && readFileSync(file, 'utf8') === said);
}
