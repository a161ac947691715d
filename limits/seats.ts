/** Counts what senders hold at one time, such as open streams, or bytes. */
export interface Seats {
  /**
   * Gives a sender a seat, or as many as are wanted, and returns a function that frees them. Undefined when too few are
   * left for that sender, or in all.
   */
  take(sender: string, wanted?: number): (() => void) | undefined;
}

/** Makes `maxOfSender` seats for each sender, and `max` for all of them together. */
export function seats(maxOfSender: number, max = Number.POSITIVE_INFINITY): Seats {
  const taken = new Map<string, number>();
  let count = 0;
  return {
    take(sender, wanted = 1) {
      const own = taken.get(sender) ?? 0;
      if (own + wanted > maxOfSender || count + wanted > max) return undefined;
      taken.set(sender, own + wanted);
      count += wanted;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        count -= wanted;
        const left = (taken.get(sender) ?? wanted) - wanted;
        if (left > 0) taken.set(sender, left);
        else taken.delete(sender);
      };
    },
  };
}
