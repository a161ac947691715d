import type { Environment } from '#settings/environment.ts';
import { buildSite, isBuilt } from './build-site.ts';
import { buildStudio, isStudioBuilt } from './build-studio.ts';
import { isEmpty, lakeClient, requireProject } from './lake-client.ts';
import { step } from './process/step.ts';
import { seed } from './seed/seed.ts';

/** Puts the first content into the embedded lake, which has to be there, if it is empty. */
export async function seedIfEmpty(environment: Environment): Promise<void> {
  const client = lakeClient(environment);
  if (await isEmpty(client)) await step('Seeding the first content', () => seed(client));
}

/** Builds site and Studio where they are not of the present sources; throws with the builder's words. */
export async function buildProduct(environment: Environment): Promise<void> {
  if (!(await isBuilt(environment))) {
    if (!environment.apiHost) await requireProject(environment);
    await step('Building the site', () => buildSite(environment));
  }
  if (!(await isStudioBuilt())) await step('Building the Studio', buildStudio);
}
