// What Next keeps for less than a minute the renderer takes for a page that could not be rendered (`PageRenderer`).
const minSeconds = 61;
const maxSeconds = 30 * 86_400; // as that of `max`
const day = 86_400;

/**
 * How long Next keeps a page that changes at a moment by itself: where no process of the site renews it then
 * (`PageMoments`), it is made anew by whoever asks for it first after that.
 */
export function lifeUntil(moment: Date, now: Date): { stale: number; revalidate: number; expire: number } {
  const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000);
  return { stale: 300, revalidate: Math.min(Math.max(seconds, minSeconds), maxSeconds), expire: 365 * day };
}
