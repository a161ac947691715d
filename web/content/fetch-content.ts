import type { QueryParams, SanityClient } from '@sanity/client';
import type * as z from 'zod';
import { localAssets } from './local-assets.ts';

/** What visitors see, or layers over it that an editor sees. */
export type Perspective = 'published' | string[];

/** Asks the lake once and checks the answer; `tags` are those whose change may change it. */
export async function fetchContent<Contract extends z.ZodType>(
  client: SanityClient,
  contract: Contract,
  query: string,
  params: QueryParams = {},
  perspective: Perspective = 'published',
): Promise<{ data: z.output<Contract>; tags: string[] }> {
  // Without `no-store`, Next keeps the answer on disk and the next build shows old content.
  const options = { filterResponse: false, perspective, cache: 'no-store' } as const;
  const { result, syncTags = [] } = await client.fetch<unknown>(query, params, options);
  return { data: contract.parse(localAssets(result)), tags: syncTags };
}
