/** Says whether a sender may send once more. */
export type RateLimit = (sender: string, now?: number) => boolean;

const maxSenders = 10_000;

/** Lets each sender through `max` times within `spanMs`. */
export function rateLimit(max: number, spanMs: number): RateLimit {
  const times = new Map<string, number[]>();
  return (sender, now = Date.now()) => {
    const recent = (times.get(sender) ?? []).filter((time) => now - time < spanMs);
    const isFree = recent.length < max;
    if (isFree) recent.push(now);
    times.delete(sender);
    times.set(sender, recent); // who was heard last stands last
    if (times.size > maxSenders) times.delete(times.keys().next().value ?? '');
    return isFree;
  };
}
