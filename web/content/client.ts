import { createClient, type RequestHandler, type SanityClient } from '@sanity/client';
import type { Environment } from '#settings/environment.ts';
import { withReleases } from '#settings/with-releases.ts';
import { currentRequestId } from '#telemetry/request/current-request.ts';
import { requestIdHeader } from '#telemetry/request/request-id.ts';

/** The client of the site's content: the embedded lake or hosted Sanity, whichever the environment names; never the CDN. */
export function createContentClient(environment: Environment): SanityClient {
  const { projectId, dataset, apiVersion, apiHost, readToken, lakeToken } = environment;
  const place = apiHost ? { apiHost, useProjectHostname: false, requestHandler: withRequestId } : {};
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

/** Tells the lake on account of which request of a visitor it is asked. */
const withRequestId: RequestHandler = (request, next) => {
  const id = currentRequestId();
  return next(
    id === undefined ? request : { ...request, headers: { ...request.headers, [requestIdHeader]: id } },
  );
};

/** The same client, for perspectives of several layers: they need a version of the API that has releases. */
export const layeredClient = (client: SanityClient): SanityClient =>
  client.withConfig({ apiVersion: withReleases(client.config().apiVersion) });
