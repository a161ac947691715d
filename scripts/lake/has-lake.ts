import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restoringName } from '#lake/kernel/store/database.ts';

/** The SQLite file of a lake, in its data folder as in a seeded lake. */
export const lakeFile = 'lake.sqlite';

/** Whether a data folder has a lake, or is being given one by a restore. */
export const hasLake = (dataDir: string): boolean =>
  [lakeFile, restoringName].some((name) => existsSync(join(dataDir, name)));
