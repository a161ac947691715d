import type { Stored } from '#schemas/stored-address.ts';
import { idOf } from '../path/layered-id.ts';

/** A document that refers to another: published, a draft of it, or its version in a release. */
export interface Use extends Stored {
  _id: string;
  _type: string;
  title?: string | null;
}

/** Documents that refer to another, each once with its draft and its versions; `isPublished` when visitors can meet it. */
export function usesOf(entries: readonly Use[]): (Use & { isPublished: boolean })[] {
  return [...Map.groupBy(entries, ({ _id }) => idOf(_id))].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const isPublished = [first, ...others].some(({ _id }) => _id === id);
    return [{ ...first, _id: id, isPublished }];
  });
}
