import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readEnvironment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { inheritedVariables } from '../product/inherited-variables.ts';
import { distDir, firstData, fixedVariables, keepPages } from '../product/prepared-product.ts';

/**
 * Makes a release of the prepared build and unpacks its archive in a folder, ready for a start with these variables;
 * resolves with the folder of the release.
 */
export async function unpackRelease(folder: string, variables: Variables): Promise<string> {
  const words = ['--disable-warning=ExperimentalWarning', 'scripts/release.ts', '--to', folder, '--untried'];
  const env = { ...inheritedVariables(), ...fixedVariables, NEXT_DIST: distDir, DATA_DIR: firstData };
  await promisify(execFile)(process.execPath, words, { env });
  const [archive = ''] = globSync(join(folder, '*.tar.gz'));
  const unpacked = archive.replace(/\.tar\.gz$/, '');
  rmSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  rmSync(archive);
  const one = join(folder, 'one');
  renameSync(unpacked, one);
  keepPages(join(one, 'web/.next'), readEnvironment({ ...variables, SITE_URL: fixedVariables.SITE_URL }));
  return one;
}

/** Copies a release that was never started, as another one with this name. */
export function copyRelease(from: string, to: string, name: string): void {
  execFileSync('cp', ['-al', from, to]); // hard links, which are safe because a release does not write these files
  rmSync(join(to, 'web/.next'), { recursive: true });
  execFileSync('cp', ['-a', join(from, 'web/.next'), join(to, 'web/.next')]);
  const file = join(to, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  writeFileSync(file, JSON.stringify({ ...manifest, name }));
}

const hides = spawnSync('unshare', ['-rm', 'true']).status === 0;

/**
 * The command that runs a program to which the tree of the sources appears as an empty folder, where the system can do
 * that; elsewhere the command as it is.
 */
export const withoutTree = (program: string, ...args: string[]): [string, string[]] =>
  hides
    ? [
        '/usr/bin/unshare',
        ['-rm', '/bin/sh', '-c', 'mount -t tmpfs none "$0" && exec "$@"', process.cwd(), program, ...args],
      ]
    : [program, args];
