import type { StoredDocument } from '../project.ts';

/** The documents that visitors can get; `withDrafts` as they will be when every draft is published. */
export function publishedOf(
  all: readonly StoredDocument[],
  { withDrafts }: { withDrafts: boolean },
): StoredDocument[] {
  const byId = new Map<string, StoredDocument>();
  for (const document of all) {
    if (!document._id.includes('.') && !document._type.startsWith('system.'))
      byId.set(document._id, document);
  }
  if (!withDrafts) return [...byId.values()];
  for (const draft of all) {
    const _id = draftOf(draft);
    if (_id) byId.set(_id, { ...draft, _id });
  }
  return [...byId.values()];
}

/** The ids of the documents that have a draft. */
export function draftedIds(all: readonly StoredDocument[]): Set<string> {
  return new Set(all.flatMap((document) => draftOf(document) ?? []));
}

function draftOf({ _id }: StoredDocument): string | undefined {
  return _id.match(/^drafts\.([^.]+)$/)?.[1];
}
