import type { Observable } from 'rxjs';
import { listened } from '../lake/listened.ts';

/** How a document stands in a form: its address there, and whether the lake has it as it is there. */
export interface InForm {
  address: string | null;
  isStored: boolean;
}

/**
 * The addresses that documents have in forms before the lake knows of them. It finds nothing there yet, which says nothing about
 * whether something stands there.
 */
export class AddressesAhead {
  readonly #ahead = new Map<symbol, string>();

  /** Follows a document that is in a form. Returns what ends that; one that is not stored then is followed on until it is. */
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

  /** Whether a document has a path in a form alone. */
  has(path: string): boolean {
    return [...this.#ahead.values()].includes(path);
  }
}
