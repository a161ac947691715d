import type { SanityClient } from '@sanity/client';
import { isOpening } from '#lake/kernel/store/opening-id.ts';
import type { Environment } from '#settings/environment.ts';
import { hasLake } from './has-lake.ts';
import { lakeClient, requireProject } from './lake-client.ts';
import { withOpenedLake } from './with-opened-lake.ts';

/**
 * Runs some work on the lake: on the running one, or on one opened for the time of the work; or on the hosted project.
 * Throws when the running lake is of another data folder, when the hosted project does not answer, and when the folder
 * has no lake, unless `mayBegin` lets the work begin one.
 */
export async function withLake<T>(
  environment: Environment,
  work: (client: SanityClient) => Promise<T>,
  { mayBegin = false }: { mayBegin?: boolean } = {},
): Promise<T> {
  const { dataDir } = environment;
  if (!environment.isEmbedded) await requireProject(environment);
  if (!environment.isEmbedded || (await isRunning(environment))) return work(lakeClient(environment));
  if (!mayBegin && !hasLake(dataDir))
    throw new Error(
      `There is no lake in "${dataDir}" yet, and none was created: DATA_DIR names the folder, and "npm start" or "npm run seed" creates a lake in it.`,
    );
  return withOpenedLake(environment, work);
}

/** Whether the lake of the data folder runs; throws when the running lake is of another folder. */
async function isRunning({ apiHost, dataDir, lakePort }: Environment): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(`${apiHost}/ping`, { signal }).catch(() => undefined);
  if (!answer?.ok) return false;
  if (isOpening(answer, dataDir)) return true;
  throw new Error(
    `The lake at the port ${lakePort} belongs to another folder than "${dataDir}", so nothing was done. Set DATA_DIR to the folder of that lake, or LAKE_PORT to the port of the lake of this folder, or to a free one.`,
  );
}
