import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isMissing, unreadable } from './own-parts.ts';

/** What a dataset knows of an asset besides its bytes: its name, title, metadata and what plugins have added. */
export type AssetFacts = Record<string, unknown>;

/** What assets.json says, by the words for an asset that `factsKey` and ids are. */
export type FactsMap = Record<string, AssetFacts>;

// As the export of Sanity leaves them out.
const ofTheFile = ['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'uploadId', 'url'];
// What the dataset says that takes an upload.
const ofTheUpload = [...ofTheFile, '_createdAt', '_updatedAt', '_rev', 'sha1hash', 'size'];
const maxPatches = 1_000; // patches of one transaction

/** The word for an asset in assets.json, which is that of Sanity's: two files of equal bytes share it. */
export const factsKey = (kind: 'image' | 'file', sha1: unknown): string => `${kind}-${sha1}`;

/** What assets.json says of an asset's document. */
export const factsOf = (asset: Record<string, unknown>): AssetFacts => without(asset, ofTheFile);

/** What assets.json of an unpacked archive says; nothing when there is none. Throws a sentence for one that cannot be read. */
export async function readFacts(folder: string): Promise<FactsMap> {
  try {
    const facts: FactsMap | null = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'));
    if (typeof facts === 'object' && facts !== null) return facts;
    throw new Error('it is no object.');
  } catch (error) {
    if (isMissing(error)) return {};
    throw unreadable('assets.json', error);
  }
}

/** A patch of a document. */
export interface FactPatch {
  id: string;
  set: AssetFacts;
  unset: string[];
}

/** What gives asset documents what is known of each, where they say something else, in as many transactions as that needs. */
export function factPatches(
  known: readonly { asset: { _id: string; [field: string]: unknown }; facts: AssetFacts }[],
): FactPatch[][] {
  const patches = known.flatMap(({ asset, facts }): FactPatch[] => {
    const [before, after] = [without(asset, ofTheUpload), without(facts, ofTheUpload)];
    const set = Object.entries(after).filter(([name, fact]) => !isDeepStrictEqual(fact, before[name]));
    // Without its metadata a picture has no size.
    const unset = Object.keys(before).filter((name) => !(name in after) && name !== 'metadata');
    return set.length + unset.length > 0 ? [{ id: asset._id, set: Object.fromEntries(set), unset }] : [];
  });
  const count = Math.ceil(patches.length / maxPatches);
  return Array.from({ length: count }, (_, at) => patches.slice(at * maxPatches, (at + 1) * maxPatches));
}

const without = (fields: Record<string, unknown>, names: string[]): AssetFacts =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
