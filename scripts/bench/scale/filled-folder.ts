import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fill, fillFolder } from './fill-folder.ts';

const form = 1; // the version of what `fillFolder` makes: a new number makes folders anew

/** A data folder filled in this way: the one that an earlier run left among the temporary files, or else a new one. */
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

/** Copies such a data folder to a new place; throws a sentence when something is there already. */
export async function copyOfFilled(folder: string, fill: Fill): Promise<void> {
  if (existsSync(folder)) throw new Error(`"${folder}" is there already: name a new folder, or remove it.`);
  cpSync(await filledFolder(fill), folder, { recursive: true });
}
