import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { hashSettings } from '#web/settings-effect.ts';

const sources = [
  'package-lock.json',
  '{web,canvas,pages,sections,schemas,ui,settings,limits,telemetry,contract/reading,contract/checking}/**/*.{ts,tsx,css,mjs,cjs,svg,woff2}',
  'web/public/**/*',
  'scripts/build/*.ts',
];

/**
 * Whether the built site was made from the present sources and the settings that a build holds. Content and the
 * settings that pages hold do not count, because the site renders its pages anew.
 */
export async function isBuilt(environment: Environment): Promise<boolean> {
  const file = stampFile(environment);
  return existsSync(file) && readFileSync(file, 'utf8') === (await fingerprint(environment));
}

/**
 * Records the fingerprint that the built site was made from. It must be taken before the build, because what is saved
 * meanwhile may not be in it.
 */
export function noteBuilt(environment: Environment, madeFrom: string): void {
  writeFileSync(stampFile(environment), madeFrom);
}

/** A hash of all that a build is made from: the sources, and the settings that it holds. */
export async function fingerprint(environment: Environment): Promise<string> {
  const hash = createHash('sha256').update(hashSettings(environment, 'build'));
  for (const file of await builtFiles()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** The files that a build is made from, as paths from the root. */
export async function builtFiles(): Promise<string[]> {
  const files = new Set<string>();
  for (const pattern of sources) {
    for await (const file of glob(pattern, {
      // Next rewrites next-env.d.ts at every build, and differently in development.
      exclude: (name) => /(^|\/)(\.next|next-env\.)|node_modules|\.test\./.test(name),
    })) {
      files.add(file);
    }
  }
  return [...files].filter((file) => /\.[a-z0-9]+$/.test(file) && statSync(file).isFile()).sort();
}

const stampFile = ({ distDir }: Environment) => join('web', distDir, 'built-from');
