import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { readEnvironment } from '#settings/environment.ts';
import type { SearchAnswer, Suggestion } from '#ui/search/search-answer.ts';
import { AskIndex } from './ask-index.ts';
import { indexFile, openIndexToAsk } from './open-index.ts';
import { maxQueryLength } from './search-address.ts';

const maxSuggestions = 7;

let opened: AskIndex | null = null;

/**
 * Answers a question from the index that the renderer maintains; when nothing is asked or found, suggests pages of the
 * menu instead.
 */
export function searchSite(question: string, menu: readonly MenuItem[]): SearchAnswer {
  const query = question.slice(0, maxQueryLength);
  opened ??= open();
  const { hits, hasMore } = opened?.ask(query) ?? { hits: [], hasMore: false };
  return {
    query,
    hits,
    hasMore,
    isWhole: opened?.isWhole ?? false,
    suggestions: hits.length > 0 ? [] : suggestionsOf(menu),
  };
}

function open(): AskIndex | null {
  const index = openIndexToAsk(indexFile(readEnvironment().dataDir));
  return index && new AskIndex(index);
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
