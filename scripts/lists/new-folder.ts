import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../process/child.ts';
import type { Room } from './name-fault.ts';

/**
 * Where a new folder is written, below the root, until it is whole. The next command removes what a killed one has left
 * there.
 */
export const unfinished = '.being-written';

/**
 * Writes a new folder from the texts of its files, formatted as the linter wants it. The folder gets its name when all
 * of it is written, so that a killed command leaves no part of it.
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
  // Git ignores this folder, and the linter would follow Git.
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
 * Throws when a folder with a new type's name exists already. When the contract does not know that type (`isKnown` is
 * false), a command was killed after it wrote the folder, and the error says how to go on.
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
