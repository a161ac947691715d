/**
 * The longest increasing subsequence of these numbers: the most that can stay in place while the others move, so that
 * all of them rise.
 */
export function longestRun(numbers: readonly number[]): Set<number> {
  const runs: number[][] = [];
  for (const number of numbers) {
    const before = runs.filter((run) => (run.at(-1) ?? number) < number);
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, number]);
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []));
}
