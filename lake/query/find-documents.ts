import { isPublic, publishedId } from '../kernel/store/document.ts';
import type { DocumentSource } from '../kernel/store/document-source.ts';

/** Which documents are asked for by their ids, and by whom. */
export interface NamedDocuments {
  ids: string[];
  isAnonymous: boolean;
  /** Whether the drafts and versions of each are wanted as well. */
  withVersions: boolean;
  /** Whether only the fields are wanted that the lake is responsible for. */
  isOutline: boolean;
}

/** What `/data/doc` answers: the documents, and the ids of those that are not there or not for this reader. */
export interface FoundDocuments {
  documents: unknown[];
  omitted: { id: string; reason: 'existence' | 'permission' }[];
}

/** Finds documents by their ids, each once however often it is named, in the order in which they are named. */
export function findDocuments(
  { ids, isAnonymous, withVersions, isOutline }: NamedDocuments,
  source: Pick<DocumentSource, 'get' | 'groupOf'>,
): FoundDocuments {
  const documents: unknown[] = [];
  const omitted: FoundDocuments['omitted'] = [];
  // Omitted ids are named, so a visitor would learn of drafts by them.
  const isForAll = withVersions && !isAnonymous;
  for (const id of new Set(isForAll ? ids.flatMap((id) => groupIds(id, source)) : ids)) {
    const document = source.get(id);
    if (isAnonymous && !isPublic(id)) omitted.push({ id, reason: 'permission' });
    else if (!document) omitted.push({ id, reason: 'existence' });
    else documents.push(isOutline ? outline(document) : document);
  }
  return { documents, omitted };
}

/** The ids of the published document, draft and versions that share an id; the id itself where there are none. */
function groupIds(id: string, source: Pick<DocumentSource, 'groupOf'>): string[] {
  const found = source.groupOf(publishedId(id)).map(({ _id }) => _id);
  return found.length > 0 ? found : [id];
}

function outline({ _id, _type, _rev, _createdAt, _updatedAt }: Record<string, unknown>) {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}
