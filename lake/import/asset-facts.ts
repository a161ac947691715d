import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isMissing, unreadablePart } from './own-parts.ts';

/** What a dataset knows of an asset besides its bytes: its name, title, metadata and what plugins have added. */
export type AssetFacts = Record<string, unknown>;

/** The content of assets.json: facts by the id of an asset, or by its `factsKey`. */
export type FactsMap = Record<string, AssetFacts>;

// The fields that Sanity's export leaves out.
const ofTheFile = ['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'uploadId', 'url'];
// The fields that a dataset sets by itself when it takes an upload.
const ofTheUpload = [...ofTheFile, '_createdAt', '_updatedAt', '_rev', 'sha1hash', 'size'];
const maxPatches = 1_000; // patches of one transaction

/** The key of an asset in assets.json, as Sanity's export writes it: two files of equal bytes share it. */
export const factsKey = (kind: 'image' | 'file', sha1: unknown): string => `${kind}-${sha1}`;

/** The fields of an asset's document that assets.json keeps. */
export const factsOf = (asset: Record<string, unknown>): AssetFacts => without(asset, ofTheFile);

/**
 * Reads assets.json of an unpacked archive; `{}` when there is none. Throws an error that names it when it cannot be
 * read.
 */
export async function readFacts(folder: string): Promise<FactsMap> {
  try {
    const facts: FactsMap | null = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'));
    if (typeof facts === 'object' && facts !== null && !Array.isArray(facts)) return facts;
    throw new Error('it is not an object.');
  } catch (error) {
    if (isMissing(error)) return {};
    throw unreadablePart('assets.json', error);
  }
}

/** A patch of a document. */
export interface FactPatch {
  id: string;
  set: AssetFacts;
  unset: string[];
}

/**
 * The patches that give asset documents the facts known of them, where they differ: a list for each transaction that is
 * needed.
 */
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
