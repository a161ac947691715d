/**
 * How often an overlay begins anew for a part that the Studio does not tell of, though it has told of others, such as a
 * section whose kind no longer exists.
 */
const maxAttempts = 3;
/** How often when the Studio has told nothing yet: one that is too busy to answer stays so for a while. */
const maxUnanswered = 12;

/**
 * The parts of documents whose fields the overlay knows: each section, and any other list as a whole. The overlay asks
 * the Studio for them only once, so if the Studio was too busy to answer, the overlay would have no name and no menu
 * for them.
 */
export class KnownParts {
  readonly #isKnown = new Map<string, boolean>();
  readonly #attempts = new Map<string, number>();
  /**
   * Whether the Studio has ever answered. Only what is pointed at is noted, so parts known before an overlay began anew
   * count, too.
   */
  #wasAnswered = false;

  /** Notes whether the overlay knows the field that is pointed at; `mark` is the value of its `data-sanity`. */
  note(mark: string, isKnown: boolean): void {
    const part = partOf(mark);
    if (part === undefined || this.#isKnown.get(part)) return;
    // Once something was learned, parts that were pointed at before may be known by now.
    if (isKnown) for (const before of this.#unknown()) this.#isKnown.delete(before);
    this.#isKnown.set(part, isKnown);
    this.#wasAnswered ||= isKnown;
  }

  /** Whether some part that was pointed at is unknown, and beginning the overlay anew may still help. */
  get areLost(): boolean {
    const max = this.#wasAnswered ? maxAttempts : maxUnanswered;
    return this.#unknown().some((part) => (this.#attempts.get(part) ?? 0) < max);
  }

  /** Forgets what was known, because an overlay that begins anew asks for all of it. */
  beginAnew(): void {
    for (const part of this.#unknown()) this.#attempts.set(part, (this.#attempts.get(part) ?? 0) + 1);
    this.#isKnown.clear();
  }

  #unknown(): string[] {
    return [...this.#isKnown].filter(([, isKnown]) => !isKnown).map(([part]) => part);
  }
}

/**
 * The part that a mark is in: `home sections:faq` or `a-post body`; undefined when it is in no list, because the
 * overlay need not ask for such a field.
 */
function partOf(mark: string): string | undefined {
  const [, id, part] = /^id=([^;]*).*;path=(sections:[^.;]*|[^:.;]*(?=:))/.exec(mark) ?? [];
  return part && `${id} ${part}`;
}
