/** Does a long step and shows its name and, at the end, how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  console.log(`${name} …`);
  const result = await work();
  console.log(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
