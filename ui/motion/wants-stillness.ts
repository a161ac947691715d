/** Whether a visitor prefers reduced motion or saves data, so that nothing is loaded that only moves. */
export const wantsStillness = (): boolean =>
  savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the browser says that the visitor saves data (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  // Not every browser has this, and the DOM types do not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
