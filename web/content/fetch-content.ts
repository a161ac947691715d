import type { QueryParams, SanityClient } from '@sanity/client';
import type * as z from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import { askNewest } from '#pages/ask-newest.ts';
import { layeredClient } from './client.ts';
import { localAssets } from './local-assets.ts';

/** What visitors see, or the layers over it that an editor sees. */
export type Perspective = 'published' | string[];

/**
 * Asks the lake and checks the answer, after its documents were migrated to their newest form. `tags` are the sync tags
 * of all that may change the answer. Throws a sentence when the answer does not meet the contract.
 */
export async function fetchContent<Contract extends z.ZodType>(
  client: SanityClient,
  contract: Contract,
  query: string,
  params: QueryParams = {},
  perspective: Perspective = 'published',
): Promise<{ data: z.output<Contract>; tags: string[] }> {
  // Without `no-store`, Next keeps the answer on disk and the next build shows old content.
  const options = { filterResponse: false, perspective, cache: 'no-store' } as const;
  const asking = perspective === 'published' ? client : layeredClient(client);
  const tags = new Set<string>();
  const newest = await askNewest(query, async (text, more) => {
    const { result, syncTags = [] } = await asking.fetch<unknown>(text, { ...params, ...more }, options);
    for (const tag of syncTags) tags.add(tag);
    return result;
  });
  const answer = localAssets(newest);
  const checked = checkContract(contract, answer);
  if (checked.success) return { data: checked.data, tags: [...tags] };
  const asked = typeof params.path === 'string' ? ` for "${params.path}"` : '';
  const reason = describeIssues(checked.error, answer);
  throw new Error(`What the lake answers${asked} does not meet its contract: ${reason}.`);
}
