import { useSyncExternalStore } from 'react';

/** A value of which each window has one, independent of what is mounted in it. */
export class WindowValue<Value> {
  #value: Value;
  #hearers = new Set<() => void>();

  constructor(first: Value) {
    this.#value = first;
  }

  /** The present value. */
  read = (): Value => this.#value;

  /** Sets the value, and tells all followers. */
  put(value: Value): void {
    this.#value = value;
    for (const hear of this.#hearers) hear();
  }

  /** Calls `hear` at each change of the value. Returns a function that ends it. */
  follow = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };
}

/** The value that `choose` takes from that of the window; renders again when it changes. */
export function useWindowValue<Value, Chosen>(
  { follow, read }: WindowValue<Value>,
  choose: (value: Value) => Chosen,
): Chosen {
  return useSyncExternalStore(follow, () => choose(read()));
}
