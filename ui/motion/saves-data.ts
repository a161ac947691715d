/** Whether a visitor pays for what is loaded, and has said so (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  // Not every browser says it, and the types of none of them know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
