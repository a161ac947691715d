import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment, Variables } from '#web/environment.ts';
import { beginBuild } from '#web/renewal/build-state.ts';
import { compressFiles } from './compress-files.ts';
import { runProgram } from './process/child.ts';

const sources = [
  'package-lock.json',
  '{web,sections,schemas,ui}/**/*.{ts,tsx,css,mjs,cjs,svg,woff2}',
  'web/public/**/*',
];

/** Whether the built site is that of these sources and settings; content does not count, as pages renew themselves. */
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
  await compressFiles(join('web', environment.distDir, 'static'));
  // The gallery shows what the proof says of each kind; a finding keeps nobody from starting.
  await runProgram(process.execPath, ['scripts/contract.ts', '--proof'], variables).catch(() => {});
  writeFileSync(stampFile(environment), await fingerprint(environment));
}

/** The variables that the site's process and its build are given. */
export function siteVariables(environment: Environment): Variables {
  return { SITE_URL: environment.siteUrl, NEXT_DIST: environment.distDir, NEXT_TELEMETRY_DISABLED: '1' };
}

const stampFile = ({ distDir }: Environment) => join('web', distDir, 'built-from');

async function fingerprint({ siteUrl, flagsUrl, projectId, dataset, apiHost }: Environment): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([siteUrl, flagsUrl, projectId, dataset, apiHost === undefined]),
  );
  const files = new Set<string>();
  for (const pattern of sources) {
    for await (const file of glob(pattern, {
      exclude: (name) => /(^|\/)(\.next|e2e$)|node_modules|\.test\./.test(name),
    })) {
      files.add(file);
    }
  }
  for (const file of [...files].sort()) {
    if (/\.[a-z0-9]+$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
