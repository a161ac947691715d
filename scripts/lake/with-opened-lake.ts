import type { SanityClient } from '@sanity/client';
import { serveLake } from '#lake/serve.ts';
import type { Environment } from '#settings/environment.ts';
import { lakeClient } from './lake-client.ts';
import { openLakeOf } from './open-lake.ts';

/** Runs some work on the lake of a data folder that no other process has open. */
export async function withOpenedLake<T>(
  environment: Environment,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  const lake = openLakeOf(environment);
  const served = await serveLake(lake, { port: 0 });
  try {
    return await work(lakeClient(environment, served.url));
  } finally {
    await served.close();
    lake.close();
  }
}
