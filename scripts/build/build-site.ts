import { join } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { beginBuild } from '#web/renewal/lake-events/build-state.ts';
import { runProgram } from '../process/child.ts';
import { siteVariables } from '../product/site-variables.ts';
import { buildShellScript } from './build-shell-script.ts';
import { buildShortSheets } from './build-short-sheets.ts';
import { fingerprint, noteBuilt } from './built-site.ts';
import { compressFiles } from './compress-files.ts';
import { proveForGallery } from './prove-for-gallery.ts';

/** Builds the site; the lake has to run, because the build renders pages. Throws with the builder's words. */
export async function buildSite(environment: Environment): Promise<void> {
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const madeFrom = await fingerprint(environment);
  const finishBuild = await beginBuild(environment, join('web', environment.distDir));
  const variables = siteVariables(environment);
  await runProgram(process.execPath, [next, 'build', 'web'], variables);
  await finishBuild();
  await buildShellScript(environment);
  await buildShortSheets(environment);
  await compressFiles(join('web', environment.distDir, 'static'));
  await proveForGallery(variables);
  noteBuilt(environment, madeFrom);
}
