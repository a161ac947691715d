import { type Observable, Subscription } from 'rxjs';
import { listened } from '../lake/listened.ts';

interface Followed {
  stored: Subscription;
  isStored: boolean;
  /** Whether nothing more is heard of it, as when somebody else signs in. */
  hasEnded: boolean;
  /** How many follow it still, such as a form that is open. */
  count: number;
}

/**
 * What has been changed here and is not stored yet, as while there is no connection. Whoever closes or reloads the window
 * meanwhile is asked by the browser whether to leave, as it would be lost.
 */
export class Unstored {
  readonly #window: EventTarget;
  readonly #followed = new Map<string, Followed>();
  #isAsking = false;

  /** `window` tells before it is left. */
  constructor(window: EventTarget) {
    this.#window = window;
  }

  /**
   * Follows by a name whether something is stored; after an error, it is as it was until that is known anew. Returns what ends that; what
   * is not stored then is followed on until it is.
   */
  follow(name: string, isStored: Observable<boolean>): () => void {
    const known = this.#followed.get(name);
    const followed = known && !known.hasEnded ? known : this.#begin(name, isStored, known);
    followed.count += 1;
    return () => {
      followed.count -= 1;
      this.#endWhenStored(name, followed);
    };
  }

  #begin(name: string, isStored: Observable<boolean>, known: Followed | undefined): Followed {
    // Those who followed the one that has ended follow on, and end that as they would have.
    const followed: Followed = known ?? {
      stored: Subscription.EMPTY,
      isStored: true,
      hasEnded: false,
      count: 0,
    };
    followed.hasEnded = false;
    this.#followed.set(name, followed);
    followed.stored = listened(isStored).subscribe({
      next: (now) => {
        followed.isStored = now;
        this.#endWhenStored(name, followed);
        this.#askOrNot();
      },
      // Whoever signs in anew has another store, by which it is followed anew.
      complete: () => {
        followed.hasEnded = true;
        if (followed.isStored) this.#forget(name, followed);
      },
    });
    return followed;
  }

  #endWhenStored(name: string, followed: Followed): void {
    if (followed.count > 0 || !followed.isStored || followed.stored === Subscription.EMPTY) return;
    followed.stored.unsubscribe();
    this.#forget(name, followed);
  }

  #forget(name: string, followed: Followed): void {
    if (this.#followed.get(name) === followed) this.#followed.delete(name);
  }

  /** A window that only ever asked when there is reason to is one that browsers can keep in memory. */
  #askOrNot(): void {
    const isToAsk = [...this.#followed.values()].some(({ isStored }) => !isStored);
    if (isToAsk === this.#isAsking) return;
    this.#isAsking = isToAsk;
    // Before all others who hear of it.
    if (isToAsk) this.#window.addEventListener('beforeunload', stay, { capture: true });
    else this.#window.removeEventListener('beforeunload', stay, { capture: true });
  }
}

function stay(event: Event): void {
  event.preventDefault();
  // Sanity takes whoever hears it for gone, and tells of no colleagues from then on, though she may stay. That somebody has left in
  // the end is told by the close of her socket.
  event.stopImmediatePropagation();
}
