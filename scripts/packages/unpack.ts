import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a packed package declares, and where it was unpacked. */
export interface Unpacked {
  /** Where it was unpacked. */
  folder: string;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

async function unpack(file: string, project: string): Promise<Unpacked> {
  const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
  const folder = join(project, 'node_modules', JSON.parse(stdout).name);
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  return { ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), folder };
}

/**
 * Does what npm would do, without a registry: unpacks a package, and links its dependencies, and the packages
 * `besides`, to those of this product.
 */
export async function unpackBeside(
  file: string,
  project: string,
  besides: readonly string[] = [],
): Promise<Unpacked> {
  const unpacked = await unpack(file, project);
  const { dependencies, peerDependencies } = unpacked;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) linkOurs(name, project);
  for (const name of besides) linkOurs(name, project);
  return unpacked;
}

/** Links a package of this product into a project, unless the project has one of that name. */
export function linkOurs(name: string, project: string): void {
  const target = join(project, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) symlinkSync(resolve('node_modules', name), target);
}
