import { createClient, type SanityClient } from '@sanity/client';
import type { Environment } from '#settings/environment.ts';
import { withReleases } from '#settings/with-releases.ts';
import { StartError } from '../process/child.ts';
import { lakeToken } from './lake-token.ts';

/**
 * A client that sees raw documents: of the lake, where it may do everything, or of a hosted project, with the read
 * token of the environment.
 */
export function lakeClient(environment: Environment, apiHost = environment.apiHost): SanityClient {
  const { projectId, dataset } = environment;
  const apiVersion = withReleases(environment.apiVersion);
  const place = apiHost ? { apiHost, useProjectHostname: false } : {};
  const token = apiHost ? lakeToken(environment) : environment.readToken;
  return createClient({ projectId, dataset, apiVersion, token, useCdn: false, perspective: 'raw', ...place });
}

/** Whether a client talks to an embedded lake rather than to hosted Sanity. */
export const isLake = (client: SanityClient): boolean => client.config().useProjectHostname === false;

/** Whether there is no content yet. Assets do not count: a seeding that was cut off may have left some. */
export async function isEmpty(client: SanityClient): Promise<boolean> {
  return (await client.fetch('*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])][0]._id')) === null;
}

/** Throws StartError when a hosted project does not answer, because a build would say so late and in many words. */
export async function requireProject(environment: Environment): Promise<void> {
  const { projectId, dataset } = environment;
  try {
    await lakeClient(environment).withConfig({ maxRetries: 0 }).fetch('*[0]._id');
  } catch (error) {
    throw new StartError(
      `The dataset "${dataset}" of the project "${projectId}" at Sanity does not answer (${(error as Error).message}). Check SANITY_PROJECT_ID, SANITY_DATASET and SANITY_READ_TOKEN. docs/hosted.md`,
    );
  }
}
