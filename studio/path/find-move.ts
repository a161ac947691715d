import type { SanityClient } from '@sanity/client';
import { addressParams, standsAtPath } from '#schemas/addresses.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';
import { idOf, perspectiveOf } from './layered-id.ts';
import type { Move } from './plan-move.ts';

const publishedQuery = '*[_id == $id][0]{_type, path, slug}';
const othersQuery = `count(*[_id != $id && (
  ${standsAtPath} || (_type == "redirect" && from.current == $path && (to.page._ref == $id || to.href == $to))
)])`;

/**
 * A move. `isLedOn` says whether a redirect will lead from the old address to the document, or another document will be
 * there.
 */
export type FoundMove = Move & { isLedOn: boolean };

/**
 * The move of a document whose published address differs from that of its draft, or of its version in a release;
 * undefined when the address stays the same.
 */
export async function findMove(
  client: SanityClient,
  document: Stored & { _id: string },
): Promise<FoundMove | undefined> {
  const id = idOf(document._id);
  const to = storedAddress(document);
  const seen = client.withConfig({ perspective: 'published' });
  const from = to && storedAddress(await seen.fetch<Stored | null>(publishedQuery, { id }));
  if (!from || from === to) return undefined;
  const then = client.withConfig({ perspective: perspectiveOf(document._id) });
  const others = await then.fetch<number>(othersQuery, { ...addressParams(from), id, to });
  return { id, from, to, isLedOn: others > 0 };
}
