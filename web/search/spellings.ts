import type { DatabaseSync } from 'node:sqlite';
import { editDistance, startDistance } from '#canvas/search/edit-distance.ts';

const minLetters = 4; // shorter words have too many neighbours
const maxLetters = 30; // longer ones are keys and codes, in which nobody makes a slip by typing
const startLetters = 6; // a word is found by so many; the rest of it is compared
const maxCandidates = 4_000;
const maxNear = 6;

/**
 * Finds the words of the site that somebody may have meant who mistyped one. Each word is stored under its start and
 * under what is left of that when any one letter is removed: a word with a slip in it leaves one of the same
 * (https://github.com/wolfgarbe/SymSpell).
 */
export class Spellings {
  readonly #add;
  readonly #link;
  readonly #find;

  constructor(index: DatabaseSync) {
    this.#add = index.prepare('INSERT OR IGNORE INTO vocabulary (word) VALUES (?) RETURNING id');
    this.#link = index.prepare('INSERT OR IGNORE INTO spellings VALUES (?, ?)');
    this.#find = index.prepare(
      `SELECT DISTINCT word FROM vocabulary WHERE id IN
        (SELECT word_id FROM spellings WHERE variant IN (SELECT value FROM json_each(?))) LIMIT ${maxCandidates}`,
    );
  }

  /** Takes note of words. Words that are on no page any more do no harm, because nothing is found by them. */
  learn(words: Iterable<string>): void {
    for (const word of words) {
      if (word.length < minLetters || word.length > maxLetters || /\d/.test(word)) continue;
      const id = this.#add.get(word)?.id;
      if (id === undefined) continue;
      for (const variant of variantsOf(word)) this.#link.run(variant, id);
    }
  }

  /** The words nearest to a mistyped one, the nearest first; `isBegun` says that its end may not be typed yet. */
  near(word: string, isBegun: boolean): string[] {
    if (word.length < minLetters || word.length > maxLetters) return [];
    const max = word.length < 8 ? 1 : 2;
    const found = this.#find.all(JSON.stringify([...variantsOf(word)])).flatMap(({ word: candidate }) => {
      const other = String(candidate);
      const whole = editDistance(word, other, max);
      const distance = isBegun ? Math.min(whole, startDistance(word, other, max) + 0.5) : whole;
      return other === word || distance > max + 0.5 ? [] : { other, distance };
    });
    return found
      .toSorted((one, two) => one.distance - two.distance || one.other.length - two.other.length)
      .slice(0, maxNear)
      .map(({ other }) => other);
  }
}

/** The start of a word, and what is left of it when any one letter is removed. */
function variantsOf(word: string): Set<string> {
  const start = word.slice(0, startLetters);
  const all = new Set([start]);
  for (let at = 0; at < start.length; at++) all.add(start.slice(0, at) + start.slice(at + 1));
  return all;
}
