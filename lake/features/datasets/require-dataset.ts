import type { Identity } from '../../kernel/access/identity.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';

/**
 * Throws a 404 unless there is such a dataset and the caller may read what is public in it: without a token, a private
 * dataset looks as if it did not exist.
 */
export function requireDataset(
  found: Dataset | undefined,
  name: string,
  { role }: Identity,
): asserts found is Dataset {
  if (found && (found.aclMode === 'public' || role !== 'anonymous')) return;
  throw new Refusal(
    404,
    `Dataset "${name}" not found. A private one needs a token; GET /datasets lists those that exist.`,
  );
}
