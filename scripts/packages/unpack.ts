import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a packed package says of itself. */
export interface Unpacked {
  /** Where it was unpacked. */
  folder: string;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Unpacks a package into the `node_modules` of a project, as npm does, without what it asks for. */
export async function unpack(file: string, project: string): Promise<Unpacked> {
  const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
  const folder = join(project, 'node_modules', JSON.parse(stdout).name);
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  return { ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), folder };
}

/** Has a project use a package as it is in this product, unless it has one of that name. */
export function linkOurs(name: string, project: string): void {
  const target = join(project, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) symlinkSync(resolve('node_modules', name), target);
}
