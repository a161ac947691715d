import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import type { LiveDocument } from '#canvas/messages.ts';
import { askNewest } from '#pages/ask-newest.ts';
import { resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { layeredClient } from '../../content/client.ts';
import { localAssets } from '../../content/local-assets.ts';
import type { Outlook } from '../outlook/outlook.ts';
import { queryAt } from '../outlook/preview-moment.ts';
import { isOfOneState } from './is-of-one-state.ts';
import { treesFor } from './query-tree.ts';
import { referencesIn } from './references-in.ts';
import { frameTypes, placeSections, type ServedPath } from './served-path.ts';
import type { TreeAddresses } from './tree-address.ts';

/** All that the browser needs to make a page anew from documents that are not stored yet. */
export interface PreviewSeed {
  /** The addresses of the parsed queries, so that no browser needs the parser. */
  trees: TreeAddresses;
  params: Record<string, unknown>;
  /** The documents that the answer was made from, and those they refer to, with their published ids. */
  documents: LiveDocument[];
  /** The lake's answer, not yet checked. */
  served: ServedPath;
}

const maxDocuments = 400;
const maxTries = 3;
const maxDepth = 3; // references from a document of the answer

/**
 * Asks for what editors see at a path, with all that the preview needs to go on by itself. It asks again, `maxTries`
 * times in all, when somebody has written meanwhile: otherwise the page would take each section that changed for one
 * that only the lake can make.
 */
export async function previewSeed(
  client: SanityClient,
  path: string,
  looking: Looking,
): Promise<PreviewSeed> {
  const layered = layeredClient(client);
  let seed = await askOnce(layered, path, looking);
  for (let tries = 1; tries < maxTries && !isOfOneState(seed); tries += 1)
    seed = await askOnce(layered, path, looking);
  return seed;
}

/** The perspective and the moment at which the site is looked at. */
type Looking = Pick<Outlook, 'perspective' | 'moment'>;

async function askOnce(
  client: SanityClient,
  path: string,
  { perspective, moment }: Looking,
): Promise<PreviewSeed> {
  const params = resolveParams(path);
  const options = { perspective, cache: 'no-store' } as const;
  const used = new Set<string>();
  const result = await askNewest(resolveQuery, async (query, more) => {
    const { result, resultSourceMap } = await client.fetch<unknown>(
      queryAt(query, moment),
      { ...params, ...more },
      { ...options, filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
    );
    for (const { _id } of resultSourceMap?.documents ?? []) used.add(getPublishedId(_id));
    return result;
  });
  const ask = (query: string, more: Record<string, unknown>) =>
    client.fetch<unknown>(
      queryAt(query, moment),
      { ...params, ...more },
      { ...options, filterResponse: true },
    );
  // Only addresses have changed in it, so it still has the form that was asked for.
  const found = localAssets(result) as ServedPath;
  const sections = found.held?.sections ?? [];
  const served = placeSections(found, await upgradeSections(sections, ask));
  return {
    trees: treesFor(path, sections),
    params,
    documents: [
      ...(await withReferences(client, [...used], perspective)),
      ...(await client.fetch<LiveDocument[]>('*[_type in $frameTypes]', { frameTypes }, options)),
    ],
    served,
  };
}

/**
 * Documents by their ids, with what they refer to, and what that refers to, a few steps far: an edit may bring any of
 * it to light.
 */
export async function withReferences(
  client: SanityClient,
  used: string[],
  perspective: string[],
): Promise<LiveDocument[]> {
  const options = { perspective, cache: 'no-store' } as const;
  const layered = layeredClient(client);
  const found = new Map<string, LiveDocument>();
  let wanted = new Set(used);
  for (let step = 0; step <= maxDepth && wanted.size > 0 && found.size < maxDocuments; step += 1) {
    const documents = await layered.fetch<LiveDocument[]>('*[_id in $ids]', { ids: [...wanted] }, options);
    for (const document of documents) found.set(document._id, document);
    wanted = new Set(documents.flatMap(referencesIn).filter((id) => !found.has(id)));
  }
  return [...found.values()];
}
