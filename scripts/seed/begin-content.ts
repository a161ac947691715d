import type { Environment } from '#settings/environment.ts';
import { isEmpty, lakeClient } from '../lake/lake-client.ts';
import { step } from '../process/step.ts';
import { copySeededLake } from './seeded-lake.ts';

/**
 * Before the embedded lake starts: has an empty data folder begin with the lake that was seeded for it beforehand. The answer is for
 * when the lake is there: it puts the first content into one that is empty all the same, and moves on what has ended since.
 */
export async function beginContent(environment: Environment): Promise<() => Promise<void>> {
  const isCopied = await copySeededLake(environment);
  return async () => {
    const client = lakeClient(environment);
    if (!isCopied && !(await isEmpty(client))) return;
    // What is needed once is not loaded at every start.
    if (isCopied) {
      const { reopen } = await import('./still-open.ts');
      await reopen(client, new Date());
    } else {
      const { seed } = await import('./seed.ts');
      await step('Seeding the first content', () => seed(client));
    }
  };
}
