/** Whether a visitor prefers calm, or pays for what is loaded: for such a one nothing is fetched that only moves. */
export const wantsStillness = (): boolean =>
  savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Some say so (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  // Not every browser says it, and the types of none of them know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
