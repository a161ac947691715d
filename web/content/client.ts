import { createClient, type SanityClient } from '@sanity/client';
import type { Environment } from '#settings/environment.ts';
import { withReleases } from '#settings/with-releases.ts';

/** The client of the site's content: the embedded lake or hosted Sanity, whichever the environment names; never the CDN. */
export function createContentClient(environment: Environment): SanityClient {
  const { projectId, dataset, apiVersion, apiHost, readToken, lakeToken } = environment;
  const place = apiHost ? { apiHost, useProjectHostname: false } : {};
  return createClient({
    projectId,
    dataset,
    apiVersion,
    token: readToken ?? lakeToken,
    useCdn: false,
    perspective: 'published',
    ...place,
  });
}

/** The same client, for perspectives of several layers: they need a version of the API that has releases. */
export const layeredClient = (client: SanityClient): SanityClient =>
  client.withConfig({ apiVersion: withReleases(client.config().apiVersion) });
