import type { Stored } from '#schemas/stored-address.ts';
import { idOf } from '../path/layered-id.ts';

/** A document that refers to another: published, a draft of it, or its version in a release. */
export interface Use extends Stored {
  _id: string;
  _type: string;
  title?: string | null;
}

/**
 * The documents that refer to another, without duplicates for drafts and versions. `isPublished` says whether visitors
 * can see the reference.
 */
export function usesOf(entries: readonly Use[]): (Use & { isPublished: boolean })[] {
  return [...Map.groupBy(entries, ({ _id }) => idOf(_id))].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const isPublished = [first, ...others].some(({ _id }) => _id === id);
    return [{ ...first, _id: id, isPublished }];
  });
}
