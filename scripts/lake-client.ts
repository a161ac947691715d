import { createClient, type SanityClient } from '@sanity/client';
import { serveLake } from '#lake/serve.ts';
import type { Environment } from '#settings/environment.ts';
import { lakeToken } from './lake-token.ts';
import { openLakeOf } from './open-lake.ts';
import { StartError } from './process/child.ts';

/** A client of the lake that may do everything, seeing raw documents. */
export function lakeClient(environment: Environment, apiHost = environment.apiHost): SanityClient {
  const { projectId, dataset, apiVersion } = environment;
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

/** Throws StartError with a sentence when a hosted project does not answer: a build would say it late, and in many words. */
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

/** Runs some work on the lake: on the one that is running, or on one opened for the time of the work. */
export async function withLake<T>(
  environment: Environment,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  if (!environment.apiHost || (await isRunning(environment.apiHost))) return work(lakeClient(environment));
  const lake = openLakeOf(environment);
  const served = await serveLake(lake, { port: 0 });
  try {
    return await work(lakeClient(environment, served.url));
  } finally {
    await served.close();
    lake.close();
  }
}

async function isRunning(apiHost: string): Promise<boolean> {
  try {
    return (await fetch(`${apiHost}/ping`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
