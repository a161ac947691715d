import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isKept, isOfTheMoment } from './kept-files.ts';
import { backupManifestName, backupName } from './manifest.ts';

/**
 * Throws with a sentence when a packed backup would lie where each later backup would include it, and a restore would
 * put it aside.
 */
export function refuseFilePlace(dataDir: string, file: string): void {
  if (isAmongKept(dataDir, file))
    throw new Error(
      `"${file}" would lie in DATA_DIR, so each later backup would hold it. Choose a place elsewhere, or ${join(dataDir, 'backups')}.`,
    );
}

/** Throws with a sentence when a packed backup that is to be restored lies among what `--replace` puts aside. */
export function refuseAside(dataDir: string, file: string): void {
  if (isAmongKept(dataDir, file))
    throw new Error(
      `The backup "${file}" lies in DATA_DIR among what --replace puts aside. Nothing was restored: move it elsewhere first, or to ${join(dataDir, 'backups')}.`,
    );
}

/**
 * Throws with a sentence when backups would lie in a folder below the data folder that also holds what a lake keeps. No
 * backup includes a folder of backups, so what lies beside them would be left out as well.
 */
export function refuseFolderPlace(dataDir: string, folder: string): void {
  if (!existsSync(folder) || !isAmongKept(dataDir, join(folder, 'any'))) return;
  const isBackup = (name: string) =>
    backupName.test(name) || name === backupManifestName || /\.(tar\.gz|tgz)$/.test(name);
  const place = pathIn(dataDir, folder);
  const other = readdirSync(folder).find(
    (name) => !isBackup(name) && !isOfTheMoment(join(place, name).replaceAll(sep, '/')),
  );
  if (other !== undefined && place !== '')
    throw new Error(
      `"${folder}" lies in DATA_DIR and holds what the lake keeps ("${other}"), which would no longer be backed up. Choose a folder of its own, such as ${join(dataDir, 'backups')}.`,
    );
}

/** Whether a file lies, or would lie, at a place in the data folder that backups include. */
function isAmongKept(dataDir: string, file: string): boolean {
  if (!existsSync(dataDir)) return false;
  const [name = '', ...below] = pathIn(dataDir, dirname(file)).split(sep);
  const isInside = name !== '..' && !isAbsolute([name, ...below].join(sep));
  return isInside && isKept(name);
}

const pathIn = (dataDir: string, folder: string): string =>
  relative(realpathSync(dataDir), realpathSync(resolve(folder)));
