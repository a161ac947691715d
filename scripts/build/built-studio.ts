import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the built Studio stands. */
export const folder = 'studio/dist';
const stamp = join(folder, 'built-from');

/** The files that the Studio is made of, as patterns. */
export const studioSources = [
  'package-lock.json',
  'sanity.{config,cli}.ts',
  '{studio,canvas,pages,sections,schemas,contract/reading,contract/checking}/**/*.{ts,tsx,css}',
  'ui/**/*.ts',
  'telemetry/log/warn-once.ts',
];

/** Whether the built Studio is that of the present sources. */
export async function isStudioBuilt(): Promise<boolean> {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === (await studioFingerprint());
}

/**
 * Records the fingerprint that the built Studio was made from. It must be taken before the build, because what is saved
 * meanwhile may not be in it.
 */
export function noteBuiltStudio(madeFrom: string): void {
  writeFileSync(stamp, madeFrom);
}

/** A hash of all that the Studio is made of. */
export async function studioFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = new Set<string>();
  for (const pattern of studioSources) for await (const file of glob(pattern)) files.add(file);
  for (const file of [...files].sort())
    if (!/\.test\.|^studio\/dist\//.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
