import { readFileSync } from 'node:fs';

/** One line of the report: what was measured, the figure, and the budget that it is held against. */
export interface Figure {
  what: string;
  figure: string;
  budget: string;
  isKept: boolean;
}

/** The value below which a share of the values (0 to 1) lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How long each of some runs takes, in milliseconds. */
export async function time(runs: number, work: (run: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    await work(run);
    times.push(performance.now() - begun);
  }
  return times;
}

/** The memory that a process holds, in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
