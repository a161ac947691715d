import { useSyncExternalStore } from 'react';

/** A value of which a window has one, whatever is opened and closed in it meanwhile. */
export class WindowValue<Value> {
  #value: Value;
  #hearers = new Set<() => void>();

  constructor(first: Value) {
    this.#value = first;
  }

  /** Answers the value as it is now. */
  read = (): Value => this.#value;

  /** Puts another in its place, and tells whoever follows it. */
  put(value: Value): void {
    this.#value = value;
    for (const hear of this.#hearers) hear();
  }

  /** Hears of every other value. Returns what ends it. */
  follow = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };
}

/** The value of a window, or what `choose` takes of it; draws anew when that changes. */
export function useWindowValue<Value, Chosen>(
  { follow, read }: WindowValue<Value>,
  choose: (value: Value) => Chosen,
): Chosen {
  return useSyncExternalStore(follow, () => choose(read()));
}
