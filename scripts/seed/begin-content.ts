import type { Environment } from '#settings/environment.ts';
import { isEmpty, lakeClient } from '../lake/lake-client.ts';
import { step } from '../process/step.ts';
import { copySeededLake } from './seeded-lake.ts';

/**
 * Call it before the embedded lake starts: an empty data folder begins with the lake that was seeded beforehand. Call
 * the returned function when the lake runs: it puts the first content into a lake that is empty all the same, and moves
 * dates on that have passed since.
 */
export async function beginContent(environment: Environment): Promise<() => Promise<void>> {
  const isCopied = await copySeededLake(environment);
  return async () => {
    const client = lakeClient(environment);
    if (!isCopied && !(await isEmpty(client))) return;
    // Modules that are needed once are not loaded at every start.
    if (isCopied) {
      const { reopen } = await import('./still-open.ts');
      await reopen(client, new Date());
    } else {
      const { seed } = await import('./seed.ts');
      await step('Seeding the first content', () => seed(client));
    }
  };
}
