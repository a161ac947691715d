import type { Action, SanityClient } from '@sanity/client';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';
import { saidBy } from '../asking/said-by.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';
import { placesAbove } from '../path/places-above.ts';
import { blocking, type Naming, namingQuery } from './blocking.ts';
import { leadVisitorsOn } from './lead-visitors-on.ts';
import { type LedHere, ledHere, ledHereQuery } from './led-here.ts';
import { loosen } from './loosen.ts';
import { type Chosen, isFree, namesOf, type Verdict } from './verdict.ts';

/** A document that is unpublished stays as a draft; a deleted one is gone. */
export type Removal = 'unpublish' | 'delete';

/** A document that is to be taken away. */
export interface Removed extends Verdict {
  /** The ids of its stored layers: published, its draft, versions in releases. */
  layers: string[];
  /** The address at which visitors have it. */
  from: string | null;
  /** Where they can be led from there: the nearest page above it that stays. */
  leadTo: string | null;
  /** The redirects to it that do not keep it: they are deleted with it, or get the same target. */
  redirects: LedHere[];
}

const layersQuery =
  '*[_id == $id || _id == "drafts." + $id || _id in path("versions.*." + $id)]{_id, _type, path, slug}';

/**
 * Tells which documents can be removed, and what keeps the others. Documents that are deleted together do not keep each
 * other. Rejects when the lake does not answer.
 */
export async function lookAtRemoving(
  client: SanityClient,
  chosen: readonly Chosen[],
  way: Removal,
): Promise<Removed[]> {
  const looked: { removed: Removed; holders: Naming[] }[] = [];
  const ids = new Set(chosen.map(({ id }) => id));
  for (const one of chosen) {
    const { id } = one;
    const raw = { perspective: 'raw' } as const;
    const layers = await client.fetch<(Stored & { _id: string })[]>(layersQuery, { id }, raw);
    const published = layers.find(({ _id }) => _id === id);
    const from = storedAddress(published);
    const [naming, leading] = await Promise.all([
      client.fetch<Naming[]>(namingQuery, { id }, raw),
      client.fetch<Naming[]>(ledHereQuery, { id, path: from }, raw),
    ]);
    const isInRelease = layers.some(({ _id }) => releaseOf(_id) !== undefined);
    const reasons = [
      ...(layers.length === 0 ? ['It no longer exists.'] : []),
      ...(way === 'unpublish' && layers.length > 0 && !published ? ['Visitors do not have it.'] : []),
      ...(way === 'delete' && isInRelease ? ['It is in a release. Remove it from there first.'] : []),
    ];
    // Redirects that are chosen themselves are removed like all other chosen documents.
    const redirects = ledHere({ id, path: from }, leading).filter((redirect) => !ids.has(redirect.id));
    const going = new Set(redirects.map((redirect) => redirect.id));
    const holders = blocking(id, naming).filter(({ _id }) => !going.has(_id));
    const removed = { ...one, reasons, layers: layers.map(({ _id }) => _id), from, leadTo: null, redirects };
    looked.push({ removed, holders });
  }
  const going = way === 'delete' ? goingTogether(looked) : new Set<string>();
  const all = looked.map(({ removed, holders }) => {
    const held = holders.filter(({ _id }) => !going.has(idOf(_id)));
    const reason = `It is linked to or shown by ${namesOf(held)}.`;
    return held.length > 0 ? { ...removed, reasons: [...removed.reasons, reason] } : removed;
  });
  const gone = all.filter(isFree).flatMap(({ from }) => from ?? []);
  const above = await placesAbove(client, gone, 'published');
  return all.map((one) => ({ ...one, leadTo: (one.from && above.get(one.from)) ?? null }));
}

/** The documents that can be removed together: those that nothing outside of this set refers to. */
function goingTogether(found: readonly { removed: Removed; holders: Naming[] }[]): ReadonlySet<string> {
  let going = new Set(found.filter(({ removed }) => isFree(removed)).map(({ removed }) => removed.id));
  for (;;) {
    const still = found.filter(
      ({ removed, holders }) => going.has(removed.id) && holders.every(({ _id }) => going.has(idOf(_id))),
    );
    if (still.length === going.size) return going;
    going = new Set(still.map(({ removed }) => removed.id));
  }
}

/**
 * Removes documents in one transaction, all of them or none, and redirects visitors from their addresses if `isLedOn`.
 * Resolves to what became of each; rejects only when the lake cannot be asked what keeps them.
 */
export async function removeMany(
  client: SanityClient,
  chosen: readonly Chosen[],
  way: Removal,
  isLedOn: boolean,
): Promise<Verdict[]> {
  const all = await lookAtRemoving(client, chosen, way);
  const free = all.filter(isFree);
  const held = all.filter((one) => !isFree(one));
  if (free.length === 0) return held;
  const led = isLedOn
    ? free.flatMap(({ from, leadTo, redirects }) => (from && leadTo ? [{ from, leadTo, redirects }] : []))
    : [];
  const leading = new Set(led.flatMap(({ redirects }) => redirects.map(({ id }) => id)));
  try {
    const loosened = way === 'unpublish' ? await Promise.all(free.map((one) => loosen(client, one))) : [];
    // The redirects come first, because a document that is referred to cannot be removed, and no abandoned address must
    // lead nowhere even for a moment.
    const takeBack = await leadVisitorsOn(client, led);
    await client
      .action([
        ...free.flatMap(({ redirects }) => redirects.filter(({ id }) => !leading.has(id)).map(deletion)),
        ...loosened.flat(),
        ...free.map((one) => (way === 'delete' ? deletion(one) : unpublication(one))),
      ])
      .catch(async (error) => {
        // The editor needs the first error, even if undoing fails, too.
        await takeBack().catch(console.warn);
        throw error;
      });
  } catch (error) {
    return [...free.map((one) => ({ ...one, reasons: [saidBy(error)] })), ...held];
  }
  return [...free, ...held];
}

const deletion = ({ id, layers }: Pick<Removed, 'id' | 'layers'>): Action => ({
  actionType: 'sanity.action.document.delete',
  publishedId: id,
  includeDrafts: layers.filter((layer) => layer !== id),
});

const unpublication = ({ id }: Removed): Action => ({
  actionType: 'sanity.action.document.unpublish',
  publishedId: id,
  draftId: `drafts.${id}`,
});
