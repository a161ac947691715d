import { getPublishedId } from '@sanity/client/csm';
import { applyWhatStands } from '#canvas/changes/apply-changes.ts';
import type { Change, LiveDocument, Order } from '#canvas/messages.ts';

interface Pending {
  number: number;
  changes: readonly Change[];
}

/**
 * The changes that the page has asked the Studio for and not yet heard to be made. Editors type faster than the Studio
 * answers: a document that it sends meanwhile is older than the page, so these changes are applied to it again, beside
 * what others have done.
 */
export class PendingChanges {
  readonly #page: string;
  readonly #pending = new Map<string, Pending[]>();
  readonly #told = new Map<string, LiveDocument>();
  #last = 0;

  /** `page` is the name that the page gives itself towards the Studio. */
  constructor(page: string) {
    this.#page = page;
  }

  /**
   * Notes changes of a document that the Studio is asked for; `before` is the document as the page shows it. Returns
   * the order by which the Studio names them.
   */
  add(id: string, changes: readonly Change[], before?: LiveDocument): Order {
    this.#last += 1;
    // Otherwise a change that is refused before the Studio has sent the document would stay on the page.
    if (before && !this.#told.has(id)) this.#told.set(id, before);
    this.#pending.set(id, [...(this.#pending.get(id) ?? []), { number: this.#last, changes }]);
    return { page: this.#page, number: this.#last };
  }

  /**
   * A document as the Studio sends it, with those changes applied that it does not have yet: `has` holds the last
   * change it has of each page.
   */
  on(document: LiveDocument, has: Readonly<Record<string, number>>): LiveDocument {
    const id = getPublishedId(document._id);
    this.#told.set(id, document);
    const made = has[this.#page] ?? 0;
    return this.#keep(id, ({ number }) => number > made) ?? document;
  }

  /** Forgets a change that the Studio has refused; returns the document without it, or undefined when none is known. */
  refuse({ page, number }: Order): LiveDocument | undefined {
    const [id] = [...this.#pending].find(([, pending]) => pending.some((one) => one.number === number)) ?? [];
    return page === this.#page && id !== undefined
      ? this.#keep(id, (pending) => pending.number !== number)
      : undefined;
  }

  #keep(id: string, isLeft: (pending: Pending) => boolean): LiveDocument | undefined {
    const left = (this.#pending.get(id) ?? []).filter(isLeft);
    this.#pending.set(id, left);
    const told = this.#told.get(id);
    return (
      told &&
      applyWhatStands(
        told,
        left.flatMap(({ changes }) => changes),
      )
    );
  }
}
