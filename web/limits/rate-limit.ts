/** Counts a request of a sender; answers after how many seconds the next one is taken, 0 when this one is. */
export type RateLimit = (sender: string, now?: number) => number;

const maxSenders = 10_000;

/** Takes `max` requests of each sender within `spanMs`. */
export function rateLimit(max: number, spanMs: number): RateLimit {
  const times = new Map<string, number[]>();
  return (sender, now = Date.now()) => {
    const recent = (times.get(sender) ?? []).filter((time) => now - time < spanMs);
    const isFree = recent.length < max;
    if (isFree) recent.push(now);
    times.delete(sender);
    times.set(sender, recent); // who was heard last stands last
    if (times.size > maxSenders) times.delete(times.keys().next().value ?? '');
    return isFree ? 0 : Math.ceil((spanMs - (now - (recent[0] ?? now))) / 1000);
  };
}
