import type { MenuItem } from '#schemas/menu/contract.ts';
import { readEnvironment } from '#settings/environment.ts';
import type { SearchAnswer, Suggestion } from '#ui/search/search-answer.ts';
import { AskIndex } from './ask-index.ts';
import { indexFile, openIndexToAsk } from './open-index.ts';
import { maxQueryLength } from './search-address.ts';

const maxSuggestions = 6;

let opened: AskIndex | null = null;

/** Answers a question from the index that the renderer keeps; where nothing is asked or found, says where to go instead. */
export function searchSite(question: string, menu: readonly MenuItem[]): SearchAnswer {
  const query = question.slice(0, maxQueryLength);
  opened ??= open();
  const hits = opened?.ask(query) ?? [];
  return {
    query,
    hits,
    isWhole: opened?.isWhole ?? false,
    suggestions: hits.length > 0 ? [] : suggestionsOf(menu),
  };
}

function open(): AskIndex | null {
  const index = openIndexToAsk(indexFile(readEnvironment().dataDir));
  return index && new AskIndex(index);
}

/** The foremost pages of the menu. */
function suggestionsOf(menu: readonly MenuItem[]): Suggestion[] {
  const entries = [...menu, ...menu.flatMap(({ submenu }) => submenu)];
  const there = entries.flatMap(({ title, href, isSoon, isExternal }) =>
    title && href && !isSoon && !isExternal ? [{ title, href }] : [],
  );
  return [...new Map(there.map((one) => [one.href, one])).values()].slice(0, maxSuggestions);
}
