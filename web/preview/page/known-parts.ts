/** How often an overlay begins anew for what a Studio does not say that has said something, such as a section whose kind has gone. */
const maxAttempts = 3;
/** How often where it has said nothing yet: one that is too busy to answer is so for a while. */
const maxUnanswered = 12;

/**
 * The parts of documents of which the overlay knows what stands in them: each section, and any other list as a whole. It
 * asks the Studio for that once, and not again when the Studio was too busy to answer: there would be no name and no menu.
 */
export class KnownParts {
  readonly #isKnown = new Map<string, boolean>();
  readonly #attempts = new Map<string, number>();
  /** Only what is pointed at is noted: on a page that knew something once, the Studio does answer. */
  #wasAnswered = false;

  /** Takes whether the overlay knows the field of a mark that is pointed at, as `data-sanity` has it. */
  note(mark: string, isKnown: boolean): void {
    const part = partOf(mark);
    if (part === undefined || this.#isKnown.get(part)) return;
    // Where something was learned, what was pointed at before may be known by now.
    if (isKnown) for (const before of this.#unknown()) this.#isKnown.delete(before);
    this.#isKnown.set(part, isKnown);
    this.#wasAnswered ||= isKnown;
  }

  /** Whether a part that was pointed at is not known, and may be when the overlay begins anew. */
  get areLost(): boolean {
    const max = this.#wasAnswered ? maxAttempts : maxUnanswered;
    return this.#unknown().some((part) => (this.#attempts.get(part) ?? 0) < max);
  }

  /** Forgets what was known: an overlay that begins anew asks for all of it. */
  beginAnew(): void {
    for (const part of this.#unknown()) this.#attempts.set(part, (this.#attempts.get(part) ?? 0) + 1);
    this.#isKnown.clear();
  }

  #unknown(): string[] {
    return [...this.#isKnown].filter(([, isKnown]) => !isKnown).map(([part]) => part);
  }
}

/** What a mark is in: `home sections:faq` or `a-post body`; undefined for what is in no list, for which the overlay need not ask. */
function partOf(mark: string): string | undefined {
  const [, id, part] = /^id=([^;]*).*;path=(sections:[^.;]*|[^:.;]*(?=:))/.exec(mark) ?? [];
  return part && `${id} ${part}`;
}
