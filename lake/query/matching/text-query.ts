import { wordsIn, wordTextsIn } from '../../kernel/store/words.ts';
import { asCounted } from './match.ts';

/**
 * What `text::query()` asks for. Words are in lower case; one that ends with `*` stands for all words that begin so.
 */
export interface TextQuery {
  /** Words that all have to be there, those of the phrases included. */
  words: readonly string[];
  /** Words that have to follow each other in one text: `"red apple"`. */
  phrases: readonly (readonly string[])[];
  /** What must not be there: `-apple`, `-"red apple"`. */
  without: { words: readonly string[]; phrases: readonly (readonly string[])[] };
}

/** The words of a value, in which a search looks. */
export interface Searched {
  /** Each word at least once, between spaces. */
  words: string;
  /** The words of each text in their order, between spaces, a line for each text. */
  inOrder(): string;
}

/**
 * Reads a search as the Studio sends it; undefined for what finds nothing, because it is not a text, or asks for
 * something that has no words, such as `!`.
 */
export function readTextQuery(search: unknown): TextQuery | undefined {
  if (typeof search !== 'string') return undefined;
  const parts = Array.from(search.matchAll(partForm), ([, minus, phrase, term = '']) => ({
    isWithout: minus === '-',
    isPhrase: phrase !== undefined,
    words: (phrase ?? term).toLowerCase().match(phrase === undefined ? termForm : wordForm) ?? [],
  })).filter(({ words }) => words.length > 0);
  // It asks for something, but has no word that can be looked for.
  if (parts.length === 0 && /[^\s*"-]/.test(search)) return undefined;
  const wanted = parts.filter(({ isWithout }) => !isWithout);
  const unwanted = parts.filter(({ isWithout }) => isWithout).map(({ words }) => words);
  return {
    words: [...new Set(wanted.flatMap(({ words }) => words))],
    phrases: wanted.filter(({ isPhrase, words }) => isPhrase && words.length > 1).map(({ words }) => words),
    without: {
      words: unwanted.flatMap((words) => (words.length === 1 ? words : [])),
      phrases: unwanted.filter((words) => words.length > 1),
    },
  };
}

// A minus or nothing, then `"…"` or what stands up to the next space or quote.
const partForm = /(-?)(?:"([^"]*)"|([^\s"]+))/g;
const termForm = /[\p{L}\p{N}]+\*?/gu;
const wordForm = /[\p{L}\p{N}]+/gu;

/** Whether a query asks for nothing, and so finds everything: an empty one, and `*`. */
export const findsAll = ({ words, without }: TextQuery): boolean =>
  words.length + without.words.length + without.phrases.length === 0;

/** Whether the words alone, in any order, decide what meets a query. */
export const isOfWords = ({ phrases, without }: TextQuery): boolean =>
  phrases.length + without.phrases.length === 0;

/**
 * A search for just the words that another search wants to be there, in any order; the same search where it asks for
 * nothing else, or wants no words.
 */
export function searchForWords(search: unknown): unknown {
  const query = readTextQuery(search);
  if (!query || query.words.length === 0) return search;
  return isOfWords(query) && query.without.words.length === 0 ? search : query.words.join(' ');
}

/** Whether the words of a value meet a query. */
export function meetsQuery({ words, phrases, without }: TextQuery, searched: Searched): boolean {
  const has = (word: string) => searched.words.includes(sought(word));
  if (!words.every(has) || without.words.some(has)) return false;
  if (phrases.length + without.phrases.length === 0) return true;
  const text = searched.inOrder();
  const follow = (phrase: readonly string[]) =>
    text.includes(` ${phrase.slice(0, -1).join(' ')}${sought(phrase.at(-1) ?? '')}`);
  return phrases.every(follow) && !without.phrases.some(follow);
}

/** Whether all texts in a value together meet a search: `… match text::query(…)`. */
export function textMeets(value: unknown, search: unknown): boolean {
  const query = readTextQuery(search);
  return query !== undefined && (findsAll(query) || meetsQuery(query, searchedIn(value)));
}

/** A text and a pattern by which groq-js scores a value for a search; a value that does not meet it scores nothing. */
export function searchCounts(value: unknown, search: unknown): { text: string; pattern: string } {
  const query = readTextQuery(search);
  const searched = searchedIn(value);
  if (!query || !meetsQuery(query, searched)) return { text: '', pattern: '' };
  const found = searched.inOrder().split(/\s+/);
  const begins = (word: string) => (text: string) => text.startsWith(word.slice(0, -1));
  const is = (word: string) => (text: string) => text === word;
  return asCounted(
    query.words.map((word) => found.filter(word.endsWith('*') ? begins(word) : is(word)).length),
  );
}

/** A word with the spaces around it; the beginning of a word has only the one before it. */
const sought = (word: string): string => (word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);

function searchedIn(value: unknown): Searched {
  return { words: ` ${[...wordsIn(value)].join(' ')} `, inOrder: () => wordTextsIn(value) };
}
