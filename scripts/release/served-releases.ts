import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The folders of the release that served last, and of the one before it. */
const served = z.object({ last: z.string(), before: z.string().optional() });

const fileOf = (dataDir: string): string => join(dataDir, 'served-releases.json');

/**
 * The folder of the release that served on a data folder before the one in `root`, if it still exists: pages that
 * visitors have open are from it, and ask for its scripts.
 */
export function releaseBefore(dataDir: string, root: string): string | undefined {
  const { last, before } = read(dataDir) ?? {};
  const found = last === root ? before : last;
  return found !== undefined && existsSync(found) ? found : undefined;
}

/**
 * Records that the release in `root` serves from now on; when that cannot be written, it is reported and the release
 * serves all the same.
 */
export function noteServing(dataDir: string, root: string): void {
  const before = read(dataDir);
  if (before?.last === root) return;
  try {
    writeFileSync(fileOf(dataDir), `${JSON.stringify({ last: root, before: before?.last })}\n`, {
      mode: 0o600,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(
      `The next release will not know the files of this one, as it could not be noted: ${reason}`,
    );
  }
}

function read(dataDir: string): z.infer<typeof served> | undefined {
  try {
    return served.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined; // none has served, or one that noted nothing
  }
}
