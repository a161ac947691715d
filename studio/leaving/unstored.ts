import { type Observable, Subscription } from 'rxjs';
import { listened } from '../lake/listened.ts';

interface Followed {
  stored: Subscription;
  isStored: boolean;
  /** Whether the observable has completed, as when somebody else signs in. */
  hasEnded: boolean;
  /** How many followers it has, such as open forms. */
  count: number;
}

/**
 * The changes made here that are not stored yet, as while the browser is offline. While there are any, the browser asks
 * before the window is closed or reloaded, because they would be lost.
 */
export class Unstored {
  readonly #window: EventTarget;
  readonly #followed = new Map<string, Followed>();
  #isAsking = false;

  /** `window` is the target of `beforeunload` events. */
  constructor(window: EventTarget) {
    this.#window = window;
  }

  /**
   * Follows under a name whether something is stored. After an error, the last value holds until there is another.
   * Returns a function that ends this; what is not stored by then is followed until it is.
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
    // The followers of the completed one stay, and end the new one in the same way.
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
      // Signing in again makes a new store, through which it is followed again.
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

  /**
   * Listens to `beforeunload` only while there is a reason, because browsers can keep only windows without such a
   * listener in the back/forward cache.
   */
  #askOrNot(): void {
    const isToAsk = [...this.#followed.values()].some(({ isStored }) => !isStored);
    if (isToAsk === this.#isAsking) return;
    this.#isAsking = isToAsk;
    // In the capture phase, to be called before all others.
    if (isToAsk) this.#window.addEventListener('beforeunload', stay, { capture: true });
    else this.#window.removeEventListener('beforeunload', stay, { capture: true });
  }
}

function stay(event: Event): void {
  event.preventDefault();
  // Sanity takes a `beforeunload` for the end and stops telling of colleagues, although the editor may stay. If they
  // leave after all, the closing of their socket tells so.
  event.stopImmediatePropagation();
}
