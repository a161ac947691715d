import type { SanityClient } from '@sanity/client';
import { addressParams, standsAtPath } from '#schemas/addresses.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';
import { idOf, perspectiveOf } from './layered-id.ts';

/** A page that a release takes off the site. */
export interface Gone {
  from: string;
  /** Whether its address will lead somewhere, or another document will stand there. */
  isLedOn: boolean;
}

const publishedQuery = '*[_id == $id][0]{_type, path, slug}';
const othersQuery = `count(*[_id != $id && (${standsAtPath} || (_type == "redirect" && from.current == $path))])`;

/** What becomes of the address of a page that a release takes off the site; undefined of what has none. */
export async function findGone(client: SanityClient, version: { _id: string }): Promise<Gone | undefined> {
  const id = idOf(version._id);
  const seen = client.withConfig({ perspective: 'published' });
  const from = storedAddress(await seen.fetch<Stored | null>(publishedQuery, { id }));
  if (!from) return undefined;
  const then = client.withConfig({ perspective: perspectiveOf(version._id) });
  const others = await then.fetch<number>(othersQuery, { ...addressParams(from), id });
  return { from, isLedOn: others > 0 };
}
