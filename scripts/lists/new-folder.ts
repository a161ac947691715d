import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../process/child.ts';
import type { Room } from './name-fault.ts';

/** Where a new folder stands, below the root, until it is whole. What a killed command has left there goes with the next. */
export const unfinished = '.being-written';

/**
 * Writes a new folder from the texts of its files, in the form that the linter wants. It takes its name when all of it is
 * there, so that whoever is killed meanwhile leaves no part of it.
 */
export async function writeFolder(
  root: string,
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<string[]> {
  const place = join(root, unfinished);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(place, file), text);
  // Git does not see this folder, by which the linter goes otherwise.
  await runProgram(join(root, 'node_modules/.bin/biome'), [
    'check',
    '--write',
    '--vcs-use-ignore-file=false',
    `--config-path=${root}`,
    place,
  ]);
  renameSync(place, join(root, folder));
  return Object.keys(texts).map((file) => `${folder}/${file}`);
}

/**
 * Throws when there is a folder of a new type's name already. One that the contract does not know (`isKnown`) is what a killed
 * command leaves when it has written the folder and nothing else, so the error says how to go on.
 */
export function refuseTaken(root: string, room: Room, name: string, isKnown: boolean): void {
  const folder = `${room}/${name}`;
  if (!existsSync(join(root, folder))) return;
  if (isKnown) throw new Error(`There is a folder "${folder}" already. Choose another name, or delete it.`);
  const picture = room === 'sections' ? ', then npm run section:pictures' : '';
  throw new Error(
    `There is a folder "${folder}" already, which the contract does not know yet, as after a command that was killed. Keep it: npm run contract -- --renew${picture}. Or delete it, and try again.`,
  );
}
