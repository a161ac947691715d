/** Says whether a sender may send once more. */
export type RateLimit = (sender: string, now?: number) => boolean;

const mostSenders = 10_000;

/** Lets each sender through `most` times within `span` milliseconds. */
export function rateLimit(most: number, span: number): RateLimit {
  const times = new Map<string, number[]>();
  return (sender, now = Date.now()) => {
    const recent = (times.get(sender) ?? []).filter((time) => now - time < span);
    const isFree = recent.length < most;
    if (isFree) recent.push(now);
    times.delete(sender);
    times.set(sender, recent); // who was heard last stands last
    if (times.size > mostSenders) times.delete(times.keys().next().value ?? '');
    return isFree;
  };
}
