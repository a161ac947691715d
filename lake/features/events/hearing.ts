import { isSince, releasesSince } from '../../kernel/http/api-version.ts';
import type { RequestContext } from '../../kernel/http/handler.ts';
import { type Change, type Commit, isLayered, isPublic } from '../../kernel/store/document.ts';
import { type FilterQuestion, listenerFilter, probe } from '../../query/listening/listener-filter.ts';
import { maxQuickLength } from '../../query/listening/quick-filter.ts';
import { paramsOf } from '../../query/query.ts';
import type { QueryServices } from '../../query/query-services.ts';

/**
 * A change that a listener hears of, its place among those of its transaction, and whether the document came to meet
 * the filter, went on meeting it, or no longer does.
 */
export interface Heard {
  change: Change;
  place: number;
  transition: 'appear' | 'update' | 'disappear';
}

/** Finds what a listener hears of a commit: at once, or later, when a reader has worked it out. */
export type Hearing = { now(commit: Commit): Heard[] } | { later(commit: Commit): Promise<Heard[]> };

/**
 * Reads what a listener asks for. A filter that costs next to nothing is evaluated here; any other is left to the
 * readers, which can be stopped when it takes too long. A listener hears of drafts and versions when it asks for them,
 * or uses a version of the API from before 2025-02-19. Throws a 400 for a query that is no `*[filter]` or cannot be
 * evaluated.
 */
export async function openHearing({
  url,
  identity,
  options,
  store,
  apiVersion,
  hear,
}: RequestContext & QueryServices): Promise<Hearing> {
  const isForAll =
    url.searchParams.get('includeAllVersions') === 'true' || !isSince(apiVersion, releasesSince);
  const includes = (id: string) => isForAll || !isLayered(id);
  const query = url.searchParams.get('query') ?? '*';
  const question: FilterQuestion = { query, params: paramsOf(url), identity: identity.id };
  if (query.length <= maxQuickLength) {
    const mayRead = (id: string) => identity.role !== 'anonymous' || isPublic(id);
    const { projectId, dataset } = options;
    const filter = listenerFilter(question, { projectId, dataset, mayRead, get: (id) => store.get(id) });
    if (filter.isQuick) {
      filter.hear([probe]); // a faulty filter fails now
      return { now: ({ changes }) => heardOf(changes, filter.hear(changes), includes) };
    }
  }
  await hear(question, null);
  return { later: async ({ changes, seq }) => heardOf(changes, await hear(question, seq), includes) };
}

function heardOf(
  changes: readonly Change[],
  met: { was: boolean; is: boolean }[],
  includes: (id: string) => boolean,
): Heard[] {
  return changes.flatMap((change, place) => {
    const { was, is } = met[place] ?? { was: false, is: false };
    if ((!was && !is) || !includes(change.id)) return [];
    return [{ change, place, transition: !was ? 'appear' : is ? 'update' : 'disappear' }];
  });
}
