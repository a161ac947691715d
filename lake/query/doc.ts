import type { Handler, WithParams } from '../kernel/http/handler.ts';
import { isPublic, publishedId } from '../kernel/store/document.ts';
import type { Store } from '../kernel/store/store.ts';

/** Answers `/data/doc`: documents by id, with their drafts and versions when asked, and which of them are not there or not for this reader. */
export const doc: Handler<WithParams<'ids'>> = (_request, { params, store, identity, url }) => {
  const documents: unknown[] = [];
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  // What is omitted is named: a visitor would learn of drafts by it.
  const isForAll = url.searchParams.get('includeAllVersions') === 'true' && identity.role !== 'anonymous';
  const ids = params.ids.split(',').flatMap((id) => (isForAll ? groupIds(id, store) : id));
  // Once, however often it is named: an address of some letters would ask for megabytes.
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
