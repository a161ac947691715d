/** Counts what senders hold at one time, such as open streams. */
export interface Seats {
  /** Gives a sender a seat and answers what frees it; undefined when none is left for that sender, or for anybody. */
  take(sender: string): (() => void) | undefined;
}

/** Has `maxOfSender` seats for each sender, and `max` for all of them together. */
export function seats(maxOfSender: number, max = Number.POSITIVE_INFINITY): Seats {
  const taken = new Map<string, number>();
  let count = 0;
  return {
    take(sender) {
      const own = taken.get(sender) ?? 0;
      if (own >= maxOfSender || count >= max) return undefined;
      taken.set(sender, own + 1);
      count++;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        count--;
        const left = (taken.get(sender) ?? 1) - 1;
        if (left > 0) taken.set(sender, left);
        else taken.delete(sender);
      };
    },
  };
}
