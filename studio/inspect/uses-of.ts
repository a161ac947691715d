import type { Stored } from '#schemas/stored-address.ts';

/** A document that refers to another: published, or a draft of it. */
export interface Use extends Stored {
  _id: string;
  _type: string;
  title?: string | null;
}

/** Documents that refer to another, each once with its draft; `isPublished` when visitors can meet it. */
export function usesOf(entries: readonly Use[]): (Use & { isPublished: boolean })[] {
  const idOf = ({ _id }: Use) => _id.replace(/^drafts\./, '');
  return [...Map.groupBy(entries, idOf)].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const isPublished = [first, ...others].some(({ _id }) => _id === id);
    return [{ ...first, _id: id, isPublished }];
  });
}
