import type { Handler, WithParams } from '../../kernel/http/handler.ts';

/**
 * Answers `/data/references/…/to`: which documents refer to one. None does from another dataset, which is
 * all that the Studio asks (`excludeInternalReferences`).
 */
export const references: Handler<WithParams<'dataset' | 'id'>> = (
  _request,
  { params, url, store, options: { projectId } },
) => {
  const isElsewhere = url.searchParams.get('excludeInternalReferences') === 'true';
  const referrers = isElsewhere ? [] : [...store.documents.find('reference', params.id)].sort();
  const found = referrers.map((documentId) => ({ projectId, datasetName: params.dataset, documentId }));
  return Response.json({ totalCount: found.length, references: found });
};
