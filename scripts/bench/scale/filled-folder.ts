import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fill, fillFolder } from './fill-folder.ts';

const form = 1; // of what `fillFolder` makes: another number has folders made anew

/** A data folder that is filled so, as an earlier run left it among the temporary files, or made now. */
export async function filledFolder({ pages, edits }: Fill): Promise<string> {
  const folder = join(tmpdir(), 'tessera-scale', `${form}-${pages}-pages-${edits}-edits`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await fillFolder(unfinished, { pages, edits });
  renameSync(unfinished, folder);
  return folder;
}

/** Makes a data folder that is filled so out of that of the temporary files; throws a sentence when it is there already. */
export async function copyOfFilled(folder: string, fill: Fill): Promise<void> {
  if (existsSync(folder)) throw new Error(`"${folder}" is there already: name a new folder, or remove it.`);
  cpSync(await filledFolder(fill), folder, { recursive: true });
}
