// The renderer takes what Next keeps for less than a minute for a page that could not be rendered (`PageRenderer`).
const minSeconds = 61;
const maxSeconds = 30 * 86_400; // as in Next's profile `max`
const day = 86_400;

/**
 * How long Next keeps a page that changes by itself at a moment, in seconds. Where no process of the site renews it
 * then (`PageMoments`), the first request after that moment has it made anew.
 */
export function lifeUntil(moment: Date, now: Date): { stale: number; revalidate: number; expire: number } {
  const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000);
  return { stale: 300, revalidate: Math.min(Math.max(seconds, minSeconds), maxSeconds), expire: 365 * day };
}
