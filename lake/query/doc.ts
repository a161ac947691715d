import type { Handler, WithParams } from '../kernel/http/handler.ts';
import { heldJson } from './held-json.ts';
import type { QueryServices } from './query-services.ts';

/**
 * Answers `/data/doc`: documents by id, with their drafts and versions when asked. Names what it omits: ids that do not
 * exist, or that this reader may not read. Its answer has the limits of a query's.
 */
export const doc: Handler<QueryServices & WithParams<'ids'>> = async (
  _request,
  { params, identity, url, readDocuments, hold },
) => {
  const { json } = await readDocuments({
    ids: params.ids.split(','),
    isAnonymous: identity.role === 'anonymous',
    withVersions: url.searchParams.get('includeAllVersions') === 'true',
    isOutline: url.searchParams.get('excludeContent') === 'true',
  });
  return heldJson([json], hold);
};
