import { createClient, type SanityClient } from '@sanity/client';
import { releasesVersion } from '#settings/with-releases.ts';
import type { RunningProduct } from './start-product.ts';

/** A client of a running product's lake that can see and write everything. */
export function clientOf({ lakeUrl, token }: Pick<RunningProduct, 'lakeUrl' | 'token'>): SanityClient {
  return createClient({
    projectId: 'tessera',
    dataset: 'production',
    apiVersion: releasesVersion,
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    token,
    perspective: 'raw',
  });
}
