import type { Environment } from '#settings/environment.ts';
import { isEmpty, lakeClient } from '../lake-client.ts';
import { step } from '../process/step.ts';

/** Puts the first content into the embedded lake, which has to be there, if it is empty. */
export async function seedIfEmpty(environment: Environment): Promise<void> {
  const client = lakeClient(environment);
  if (!(await isEmpty(client))) return;
  // What is needed once is not loaded at every start.
  const { seed } = await import('./seed.ts');
  await step('Seeding the first content', () => seed(client));
}
