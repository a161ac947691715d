import type { Stored } from '#schemas/stored-address.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';

/** A document that refers to another: published, a draft of it, or its version in a release. */
export interface Use extends Stored {
  _id: string;
  _type: string;
  title?: string | null;
}

/**
 * The documents that refer to another, without duplicates for drafts and versions. `isPublished` says whether visitors
 * can see the reference; `release` is one that alone holds it.
 */
export function usesOf(
  entries: readonly Use[],
): (Use & { isPublished: boolean; release: string | undefined })[] {
  return [...Map.groupBy(entries, ({ _id }) => idOf(_id))].flatMap(([id, all]) => {
    const [first] = all;
    if (!first) return [];
    const isPublished = all.some(({ _id }) => _id === id);
    const releases = all.map(({ _id }) => releaseOf(_id));
    return [
      { ...first, _id: id, isPublished, release: releases.includes(undefined) ? undefined : releases[0] },
    ];
  });
}
