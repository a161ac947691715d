import type { Handler, WithParams } from '../kernel/http/handler.ts';
import { isPublic } from '../kernel/store/document.ts';

/** Answers `/data/doc`: documents by id, and which of them are not there or not for this reader. */
export const doc: Handler<WithParams<'ids'>> = (_request, { params, store, identity, url }) => {
  const documents: unknown[] = [];
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  for (const id of params.ids.split(',')) {
    const document = store.get(id);
    if (identity.role === 'anonymous' && !isPublic(id)) omitted.push({ id, reason: 'permission' });
    else if (!document) omitted.push({ id, reason: 'existence' });
    else documents.push(url.searchParams.get('excludeContent') === 'true' ? outline(document) : document);
  }
  return Response.json({ documents, omitted });
};

function outline({ _id, _type, _rev, _createdAt, _updatedAt }: Record<string, unknown>) {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}
