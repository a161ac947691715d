import { createClient, type RequestHandler, type SanityClient } from '@sanity/client';
import type { Environment } from '#settings/environment.ts';
import { withReleases } from '#settings/with-releases.ts';
import { currentRequestId } from '#telemetry/request/current-request.ts';
import { requestIdHeader } from '#telemetry/request/request-id.ts';

/**
 * Creates the client of the site's content: of the embedded lake or hosted Sanity, as the environment says, and never
 * of the CDN.
 */
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

/** Tells the lake for which visitor's request it is asked. */
const withRequestId: RequestHandler = (request, next) => {
  const id = currentRequestId();
  return next(
    id === undefined ? request : { ...request, headers: { ...request.headers, [requestIdHeader]: id } },
  );
};

/** The same client, for perspectives of several layers, which need a version of the API that has releases. */
export const layeredClient = (client: SanityClient): SanityClient =>
  client.withConfig({ apiVersion: withReleases(client.config().apiVersion) });
