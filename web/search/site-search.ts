import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import type { SearchAnswer, Suggestion } from '#ui/search/search-answer.ts';
import { offeredSearch } from './offered-search.ts';
import { maxQueryLength } from './search-address.ts';

const maxSuggestions = 7;

/**
 * Answers a question from the index that the renderer maintains; when nothing is asked or found, suggests pages of the
 * menu instead. Rejects where the search takes too long, or where `signal` aborts before the question has its turn.
 */
export async function searchSite(
  question: string,
  menu: readonly MenuItem[],
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const query = question.slice(0, maxQueryLength);
  const found = (await offeredSearch()?.(query, signal)) ?? { hits: [], hasMore: false, isWhole: false };
  return { query, ...found, suggestions: found.hits.length > 0 ? [] : suggestionsOf(menu) };
}

/** The foremost pages of the menu: the first of every part before the second of any. */
function suggestionsOf(menu: readonly MenuItem[]): Suggestion[] {
  const parts = menu.map((item) => [
    ...leadsSomewhere([item]),
    ...leadsSomewhere(item.submenu).map(({ title, href }) => ({ title: `${item.title}: ${title}`, href })),
  ]);
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  return [...new Map(all.toReversed().map((one) => [one.href, one])).values()]
    .toReversed()
    .slice(0, maxSuggestions);
}

const leadsSomewhere = (entries: readonly SubmenuItem[]): Suggestion[] =>
  entries.flatMap(({ title, href, isSoon, isExternal }) =>
    href && !isSoon && !isExternal ? [{ title, href }] : [],
  );
