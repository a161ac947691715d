import { typesWithAddresses } from '#pages/addresses-query.ts';

/** What tags say of the documents that have changed. */
export interface ChangedDocuments {
  /** The ids of documents that have changed and may have an address. */
  ids: string[];
  /** Whether more may have changed, whose ids the tags do not say. */
  others: boolean;
}

const documentMark = 's2:d.';
const typeMark = 's2:t.';
const everyMark = 's2:all';

/**
 * Reads from an event's tags which documents it is about. The tags of the embedded lake name documents and their types
 * (`lake/query/tags.ts`); those of hosted Sanity mean something to Sanity alone.
 */
export function changedDocuments(tags: Iterable<string>): ChangedDocuments {
  const all = new Set(tags);
  const namesAll = all.has(everyMark);
  const others = [...all].some((tag) => !tag.startsWith('s2:') || tag.startsWith(`${documentMark}-`));
  if (namesAll && !typesWithAddresses.some((type) => all.has(typeMark + type)))
    return { ids: [], others: false };
  const ids = [...all].flatMap((tag) =>
    tag.startsWith(documentMark) && !tag.startsWith(`${documentMark}-`) ? tag.slice(documentMark.length) : [],
  );
  return { ids, others: others || (all.size > 0 && !namesAll) };
}
