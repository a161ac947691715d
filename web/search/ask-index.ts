import type { DatabaseSync } from 'node:sqlite';
import type { SearchHit } from '#ui/search/search-answer.ts';
import { excerptOf, type IsFound, markWords } from './mark-words.ts';
import { maxQueryLength } from './search-address.ts';
import { Spellings } from './spellings.ts';
import { isSign, tellingWords, wordsOf } from './words.ts';

const maxWords = 8; // in a question, at most
const maxHits = 10;
const enough = 5; // pages; when fewer are found, words with similar spellings are looked for, too
const maxRanked = 4_000; // parts of pages that are ranked by all their words, at most
const minBegun = 2; // letters that a word needs to count as the beginning of another
const maxPages = 40; // whose titles are compared with the question

/** A word of a question with all that may be meant by it. */
interface Meant {
  word: string;
  isBegun: boolean;
  near: string[];
}

/** A part that was found; the lower its score, the better it fits. */
interface Ranked {
  id: number;
  page: number;
  score: number;
}

interface Row {
  path: string;
  title: string;
  kind: string;
  trail: string;
  place: string;
  heading: string;
  text: string;
}

/** Answers questions from the index. */
export class AskIndex {
  readonly #spellings: Spellings;
  readonly #rank;
  readonly #rankWhole;
  readonly #read;
  readonly #whole;

  constructor(index: DatabaseSync) {
    this.#spellings = new Spellings(index);
    const ranked = (found: string) => `
      SELECT id, page_id AS page, score, count FROM (SELECT *, count(*) OVER () AS count FROM (${found})) AS found
      JOIN parts ON parts.id = found.rowid ORDER BY score LIMIT ${maxPages * 5}`;
    this.#rank = index.prepare(
      ranked(
        `SELECT rowid, bm25(words, 12, 5, 1) AS score FROM words WHERE words MATCH ? LIMIT ${maxRanked}`,
      ),
    );
    this.#rankWhole = index.prepare(
      ranked(`SELECT rowid, rank AS score FROM words WHERE words MATCH ? AND rank MATCH 'bm25(12, 5, 1)'
        ORDER BY rank LIMIT ${maxPages * 5}`),
    );
    this.#read = index.prepare(`
      SELECT path, title, kind, trail, place, heading, text FROM parts JOIN pages ON pages.id = page_id WHERE parts.id = ?`);
    this.#whole = index.prepare("SELECT value FROM state WHERE name = 'whole'");
  }

  /** Whether every page of the site has been read at least once. */
  get isWhole(): boolean {
    return this.#whole.get() !== undefined;
  }

  /**
   * The pages, or places on them, that fit a question best, the best first, and whether there are more; none when the
   * question has no words.
   */
  ask(question: string): { hits: SearchHit[]; hasMore: boolean } {
    const query = question.slice(0, maxQueryLength);
    const words = tellingWords(wordsOf(query)).slice(0, maxWords);
    if (words.length === 0) return { hits: [], hasMore: false };
    // Without a space at the end, the last word may still be being typed.
    const isOpen = !/\s$/.test(query);
    const meant: Meant[] = words.map((word, at) => ({
      word,
      isBegun:
        !isSign(word) && word.length >= minBegun && (word.length > 3 || (isOpen && at === words.length - 1)),
      near: [],
    }));
    const hits = new Map<string, Row>();
    const add = (rows: Row[]) => {
      for (const row of rows) if (!hits.has(row.path)) hits.set(row.path, row);
    };
    add(this.#best(meant, ' AND '));
    if (hits.size < enough) {
      for (const [at, one] of meant.entries())
        one.near = this.#spellings.near(one.word, isOpen && at === meant.length - 1);
      if (meant.some(({ near }) => near.length > 0)) add(this.#best(meant, ' AND '));
    }
    if (hits.size < enough && meant.length > 1) add(this.#best(meant, ' OR '));
    const isFound = finder(meant);
    return {
      hits: [...hits.values()].slice(0, maxHits).map((row) => hitOf(row, isFound)),
      hasMore: hits.size > maxHits,
    };
  }

  #best(meant: readonly Meant[], between: ' AND ' | ' OR '): Row[] {
    const match = meant.map(matchOf).join(between);
    const pages = new Map<number, { row: Row; score: number }>();
    for (const { id, page, score } of this.#ranked(match)) {
      if (pages.has(page)) continue;
      // The columns of the table.
      const row = this.#read.get(id) as unknown as Row | undefined;
      if (row) pages.set(page, { row, score: score * favour(row, meant) });
      if (pages.size >= maxPages) break;
    }
    return [...pages.values()].toSorted((one, two) => one.score - two.score).map(({ row }) => row);
  }

  /**
   * The parts that fit best, the best first. Where more have the words than are ranked, the others may be the best: so
   * all titles are ranked then, and as many headings.
   */
  #ranked(match: string): Ranked[] {
    const found = this.#rank.all(match);
    if (found[0]?.count === maxRanked)
      found.push(...this.#rankWhole.all(`{title} : (${match})`), ...this.#rank.all(`{heading} : (${match})`));
    return found
      .map(({ id, page, score }) => ({ id: Number(id), page: Number(page), score: Number(score) }))
      .toSorted((one, two) => one.score - two.score);
  }
}

/** The weight of a page: one whose title holds all words of the question comes before others that mention them. */
function favour({ title }: Row, meant: readonly Meant[]): number {
  const words = wordsOf(title);
  const isNamed = meant.every(
    ({ word, near }) => words.includes(word) || near.some((one) => words.includes(one)),
  );
  if (!isNamed) return 1;
  return words.length <= meant.length ? 3 : 2;
}

/** A word in the query language of FTS5, quoted so that nothing in it is taken for an operator. */
const matchOf = ({ word, isBegun, near }: Meant): string =>
  `(${[`"${word}"${isBegun ? ' *' : ''}`, ...near.map((one) => `"${one}"`)].join(' OR ')})`;

const finder = (meant: readonly Meant[]): IsFound => {
  const near = new Set(meant.flatMap((one) => one.near));
  return (word) =>
    near.has(word) || meant.some((one) => one.word === word || (one.isBegun && word.startsWith(one.word)));
};

function hitOf({ path, title, kind, trail, place, heading, text }: Row, isFound: IsFound): SearchHit {
  return {
    href: encodeURI(path) + place,
    title: markWords(title, isFound),
    kind,
    trail,
    heading: markWords(heading, isFound),
    excerpt: excerptOf(text, isFound),
  };
}
