import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, isEmbedded } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { beginBuild } from '#web/renewal/build-state.ts';
import { hashSettings } from '#web/settings-effect.ts';
import { buildShellScript } from './build-shell-script.ts';
import { compressFiles } from './compress-files.ts';
import { lakeToken } from './lake-token.ts';
import { runProgram } from './process/child.ts';

const sources = [
  'package-lock.json',
  '{web,pages,sections,schemas,ui,settings,contract/reading,contract/checking}/**/*.{ts,tsx,css,mjs,cjs,svg,woff2}',
  'web/public/**/*',
];

/**
 * Whether the built site is that of these sources and of the settings that a build holds. Content and the settings that pages
 * hold do not count: the site renders its pages anew.
 */
export async function isBuilt(environment: Environment): Promise<boolean> {
  const file = stampFile(environment);
  return existsSync(file) && readFileSync(file, 'utf8') === (await fingerprint(environment));
}

/** Builds the site; the lake has to be there, as the build renders its pages. Throws with the builder's words. */
export async function buildSite(environment: Environment): Promise<void> {
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const finishBuild = await beginBuild(environment);
  const variables = siteVariables(environment);
  await runProgram(process.execPath, [next, 'build', 'web'], variables);
  await finishBuild();
  await buildShellScript(environment);
  await compressFiles(join('web', environment.distDir, 'static'));
  // The gallery shows what the proof says of each kind; a finding keeps nobody from starting.
  await runProgram(process.execPath, ['scripts/contract.ts', '--proof'], variables).catch(() => {});
  writeFileSync(stampFile(environment), await fingerprint(environment));
}

/**
 * The variables that the site's process and its build are given. With the token of the embedded lake it asks as somebody
 * who is known: strangers' limits are not its own, and what they ask does not keep it waiting.
 */
export function siteVariables(environment: Environment): Variables {
  const token = isEmbedded(environment) ? { SANITY_READ_TOKEN: lakeToken(environment) } : {};
  return {
    ...token,
    SITE_URL: environment.siteUrl,
    NEXT_DIST: environment.distDir,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

const stampFile = ({ distDir }: Environment) => join('web', distDir, 'built-from');

/** A hash of all that a build is made from: the sources, and the settings that it holds. */
export async function fingerprint(environment: Environment): Promise<string> {
  const hash = createHash('sha256').update(hashSettings(environment, 'build'));
  const files = new Set<string>();
  for (const pattern of sources) {
    for await (const file of glob(pattern, {
      exclude: (name) => /(^|\/)\.next|node_modules|\.test\./.test(name),
    })) {
      files.add(file);
    }
  }
  for (const file of [...files].sort()) {
    if (/\.[a-z0-9]+$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
