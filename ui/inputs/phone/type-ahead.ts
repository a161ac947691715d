import { fold } from './countries.ts';

/** Letters that are typed to reach an entry of a list, and forgotten after a pause. */
export class TypeAhead {
  readonly #resetAfter: number; // ms
  #typed = '';
  #at = Number.NEGATIVE_INFINITY;

  constructor(resetAfter: number) {
    this.#resetAfter = resetAfter;
  }

  /** Whether a letter typed at this time continues the previous ones. */
  isTyping(now: number): boolean {
    return now - this.#at <= this.#resetAfter;
  }

  /** Adds a letter, and returns everything typed so far, in lower case without accents. */
  type(letter: string, now: number): string {
    this.#typed = (this.isTyping(now) ? this.#typed : '') + fold(letter);
    this.#at = now;
    return this.#typed;
  }
}

/**
 * The index of the next name that begins with the typed letters, from the active one on and around; -1 where there is
 * none.
 */
export function findTyped(names: readonly string[], typed: string, active: number): number {
  // A single letter moves on from name to name; with more letters, the active name may still match.
  const first = typed.length === 1 ? active + 1 : Math.max(active, 0);
  const order = names.map((_, step) => (first + step) % names.length);
  return order.find((place) => fold(names[place] ?? '').startsWith(typed)) ?? -1;
}
