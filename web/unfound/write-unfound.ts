import { createClient } from '@sanity/client';
import { keepUnfound, type Unfound } from '#limits/unfound.ts';
import { unfound, unfoundId } from '#schemas/unfound/schema.ts';
import type { Environment } from '#settings/environment.ts';
import { siteToken } from '#settings/site-token.ts';

const maxTries = 5;
const maxWaitMs = 10_000;

/** Adds addresses to those that are stored beside the content; rejects when that fails. */
export type WriteUnfound = (addresses: readonly Unfound[]) => Promise<void>;

/**
 * Writes to the embedded lake, which does the adding, or to hosted Sanity; undefined for hosted Sanity without a token
 * that may write.
 */
export function openWriteUnfound(environment: Environment): WriteUnfound | undefined {
  const { apiHost, writeToken } = environment;
  if (apiHost) return (addresses) => toLake(environment, addresses);
  return writeToken ? (addresses) => toHosted(environment, addresses) : undefined;
}

async function toLake(
  { apiHost, dataset, ...tokens }: Environment,
  addresses: readonly Unfound[],
): Promise<void> {
  const answer = await fetch(`${apiHost}/site/unfound/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${siteToken(tokens)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ addresses }),
    signal: AbortSignal.timeout(maxWaitMs),
  });
  if (!answer.ok) throw new Error(`The lake answers ${answer.status}: ${await answer.text()}`);
}

/** Adds the addresses here. When another instance writes at the same moment, reads its result and adds to that. */
async function toHosted(
  { projectId, dataset, apiVersion, writeToken: token }: Environment,
  addresses: readonly Unfound[],
): Promise<void> {
  const client = createClient({ projectId, dataset, apiVersion, token, useCdn: false, perspective: 'raw' });
  for (let tries = 1; ; tries += 1) {
    const stored = await client.getDocument(unfoundId);
    const kept = keepUnfound(stored, addresses);
    const set = { ...kept, addresses: kept.addresses.map((one) => ({ _key: one.path, ...one })) };
    try {
      if (stored) await client.patch(unfoundId).ifRevisionId(stored._rev).set(set).commit();
      else await client.create({ _id: unfoundId, _type: unfound.name, ...set });
      return;
    } catch (error) {
      const isConflict = error instanceof Error && 'statusCode' in error && error.statusCode === 409;
      if (!isConflict || tries >= maxTries) throw error;
    }
  }
}
