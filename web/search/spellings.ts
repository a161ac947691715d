import type { DatabaseSync } from 'node:sqlite';
import { editDistance, startDistance } from '#canvas/search/edit-distance.ts';

const minLetters = 4; // shorter words have too many neighbours
const maxLetters = 30; // beyond are keys and codes, which nobody types with a slip
const startLetters = 6; // by which a word is found; what comes after them is compared
const maxCandidates = 4_000;
const maxNear = 6;

/**
 * Which words of the site somebody may have meant who has typed another one. Each word is kept by what is left of its start when any
 * one letter is missing: a word with a slip in it leaves one of the same (https://github.com/wolfgarbe/SymSpell).
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

  /** Takes note of words. Those that no page has any more do no harm: nothing is found by them. */
  learn(words: Iterable<string>): void {
    for (const word of words) {
      if (word.length < minLetters || word.length > maxLetters || /\d/.test(word)) continue;
      const id = this.#add.get(word)?.id;
      if (id === undefined) continue;
      for (const variant of variantsOf(word)) this.#link.run(variant, id);
    }
  }

  /** The words nearest to one with a slip, the nearest first; `isBegun` says that its end may not be typed yet. */
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

/** What is left of the start of a word with none or one of its letters missing. */
function variantsOf(word: string): Set<string> {
  const start = word.slice(0, startLetters);
  const all = new Set([start]);
  for (let at = 0; at < start.length; at++) all.add(start.slice(0, at) + start.slice(at + 1));
  return all;
}
