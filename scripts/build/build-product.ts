import type { Environment } from '#settings/environment.ts';
import { requireProject } from '../lake/lake-client.ts';
import { step } from '../process/step.ts';
import { buildSite } from './build-site.ts';
import { buildStudio } from './build-studio.ts';
import { isBuilt } from './built-site.ts';
import { isStudioBuilt } from './built-studio.ts';

/** Builds site and Studio where they are not of the present sources; throws with the builder's words. */
export async function buildProduct(environment: Environment): Promise<void> {
  if (!(await isBuilt(environment))) {
    if (!environment.apiHost) await requireProject(environment);
    await step('Building the site', () => buildSite(environment));
  }
  if (!(await isStudioBuilt())) await step('Building the Studio', buildStudio);
}
