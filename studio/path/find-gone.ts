import type { SanityClient } from '@sanity/client';
import { addressParams, standsAtPath } from '#schemas/addresses.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { isHolding } from '../lake/holding.ts';
import { idOf, perspectiveOf, releaseOf } from './layered-id.ts';
import { placesAbove } from './places-above.ts';

/** A page that a release takes off the site. */
export interface Gone {
  from: string;
  /** Whether a redirect will lead on from its address, or another document will be there. */
  isLedOn: boolean;
  /** The nearest page above that stays, to which visitors can be redirected; null where there is none. */
  leadTo: string | null;
  /** The titles of the documents that will still refer to it. They keep the release from being run. */
  holders: string[];
}

interface Referring {
  _id: string;
  _type: string;
  title: string | null;
}

const publishedQuery = '*[_id == $id][0]{_type, path, slug}';
const referringQuery = `{
  "referring": *[references($id) && _id != $id && ${isHolding}]{
    _id, _type, "title": ${nameInQuery}
  },
  "replaced": *[_id in path($versions)]._id
}`;
const othersQuery = `count(*[_id != $id && (${standsAtPath} || (_type == "redirect" && from.current == $path))])`;

/**
 * What becomes of the address of a page that a release takes offline; undefined for a document without a published
 * address.
 */
export async function findGone(client: SanityClient, version: { _id: string }): Promise<Gone | undefined> {
  const id = idOf(version._id);
  const seen = client.withConfig({ perspective: 'published' });
  const from = storedAddress(await seen.fetch<Stored | null>(publishedQuery, { id }));
  if (!from) return undefined;
  const then = client.withConfig({ perspective: perspectiveOf(version._id) });
  const [others, above, holders] = await Promise.all([
    then.fetch<number>(othersQuery, { ...addressParams(from), id }),
    placesAbove(client, [from], perspectiveOf(version._id)),
    holdersOf(client, version._id),
  ]);
  return { from, isLedOn: others > 0, leadTo: above.get(from) ?? null, holders };
}

/**
 * The titles of all that still refers to the document, drafts and other releases included. What the same release
 * changes counts only in its changed form.
 */
async function holdersOf(client: SanityClient, stored: string): Promise<string[]> {
  const versions = `versions.${releaseOf(stored)}.`;
  const { referring, replaced } = await client.fetch<{ referring: Referring[]; replaced: string[] }>(
    referringQuery,
    { id: idOf(stored), versions: `${versions}*` },
    { perspective: 'raw' },
  );
  const isHeld = ({ _id }: Referring) => _id !== stored && !replaced.includes(versions + _id);
  return [...new Set(referring.filter(isHeld).map(({ title, _type }) => title ?? _type))];
}
