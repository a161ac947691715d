import type { Observable } from 'rxjs';
import { listened } from '../lake/listened.ts';

/** The state of a document in a form: its address there, and whether the lake has stored it as it is there. */
export interface InForm {
  address: string | null;
  isStored: boolean;
}

/**
 * The addresses that documents have in open forms before the lake knows of them. Until then, the lake finding nothing
 * at such an address does not mean that nothing stands there.
 */
export class AddressesAhead {
  readonly #ahead = new Map<symbol, string>();

  /**
   * Follows a document that is in a form. Returns a function that ends this; a document that is not stored by then is
   * followed until it is.
   */
  follow(states: Observable<InForm>): () => void {
    const own = Symbol('form');
    let isOpen = true;
    const following = listened(states).subscribe(({ address, isStored }) => {
      if (isStored || address === null) this.#ahead.delete(own);
      else this.#ahead.set(own, address);
      if (!isOpen) endWhenStored();
    });
    const endWhenStored = () => {
      if (!this.#ahead.has(own)) following.unsubscribe();
    };
    return () => {
      isOpen = false;
      endWhenStored();
    };
  }

  /** Whether a document has a path only in a form, and not yet in the lake. */
  has(path: string): boolean {
    return [...this.#ahead.values()].includes(path);
  }
}
