import type { SanityClient } from '@sanity/client';
import { serveLake } from '#lake/serve.ts';
import type { Environment } from '#settings/environment.ts';
import { lakeClient } from './lake-client.ts';
import { openLakeOf } from './open-lake.ts';

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
