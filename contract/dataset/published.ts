import type { DatasetDocument } from './finding.ts';

/** The documents that visitors can get; `withDrafts` as they will be when every draft is published. */
export function publishedOf(
  all: readonly DatasetDocument[],
  { withDrafts }: { withDrafts: boolean },
): DatasetDocument[] {
  const byId = new Map<string, DatasetDocument>();
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
export function draftedIds(all: readonly DatasetDocument[]): Set<string> {
  return new Set(all.flatMap((document) => draftOf(document) ?? []));
}

function draftOf({ _id }: DatasetDocument): string | undefined {
  return _id.match(/^drafts\.([^.]+)$/)?.[1];
}
