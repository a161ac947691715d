import { fold } from './countries.ts';

/** Letters that are typed to reach an entry of a list, and forgotten after a pause. */
export class TypeAhead {
  readonly #resetAfter: number; // ms
  #typed = '';
  #at = Number.NEGATIVE_INFINITY;

  constructor(resetAfter: number) {
    this.#resetAfter = resetAfter;
  }

  /** Whether a letter typed at a time goes on with those before it. */
  isTyping(now: number): boolean {
    return now - this.#at <= this.#resetAfter;
  }

  /** What has been typed with this letter, in small letters without accents. */
  type(letter: string, now: number): string {
    this.#typed = (this.isTyping(now) ? this.#typed : '') + fold(letter);
    this.#at = now;
    return this.#typed;
  }
}

/** The place of the next name that begins with what was typed, from a place on and round; -1 when there is none. */
export function findTyped(names: readonly string[], typed: string, active: number): number {
  // One letter leads on from name to name; more letters may stay with the name that they have led to.
  const first = typed.length === 1 ? active + 1 : Math.max(active, 0);
  const order = names.map((_, step) => (first + step) % names.length);
  return order.find((place) => fold(names[place] ?? '').startsWith(typed)) ?? -1;
}
