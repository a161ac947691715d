import type { Handler, WithParams } from '../kernel/http/handler.ts';
import { isPublic, publishedId } from '../kernel/store/document.ts';
import type { Store } from '../kernel/store/store.ts';

/**
 * Answers `/data/doc`: documents by id, with their drafts and versions when asked. Names what it omits: ids that do not
 * exist, or that this reader may not read.
 */
export const doc: Handler<WithParams<'ids'>> = (_request, { params, store, identity, url }) => {
  const documents: unknown[] = [];
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  // Omitted ids are named, so a visitor would learn of drafts by them.
  const isForAll = url.searchParams.get('includeAllVersions') === 'true' && identity.role !== 'anonymous';
  const ids = params.ids.split(',').flatMap((id) => (isForAll ? groupIds(id, store) : id));
  // Each once, however often it is named: else a short address could ask for megabytes.
  for (const id of new Set(ids)) {
    const document = store.get(id);
    if (identity.role === 'anonymous' && !isPublic(id)) omitted.push({ id, reason: 'permission' });
    else if (!document) omitted.push({ id, reason: 'existence' });
    else documents.push(url.searchParams.get('excludeContent') === 'true' ? outline(document) : document);
  }
  return Response.json({ documents, omitted });
};

/** The ids of the published document, draft and versions that share an id; the id itself where there are none. */
function groupIds(id: string, { documents }: Store): string[] {
  const found = documents.groupOf(publishedId(id)).map(({ _id }) => _id);
  return found.length > 0 ? found : [id];
}

function outline({ _id, _type, _rev, _createdAt, _updatedAt }: Record<string, unknown>) {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}
