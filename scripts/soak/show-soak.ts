import type { SoakReport } from '#e2e/soak/soak.ts';
import { counted } from '#lake/kernel/counted.ts';
import { quantile } from '../bench/measure.ts';

const maxShown = 10; // faults

/**
 * Prints the report of a time with visitors and editors as a table for docs/operations.md; returns whether nothing went
 * wrong.
 */
export function showSoak({ quarters, faults }: SoakReport): boolean {
  console.log('\n| quarter | what | times | p50 | p95 | p99 |\n|---|---|---|---|---|---|');
  for (const [index, { times }] of quarters.entries())
    for (const [what, all] of [...times].toSorted(([a], [b]) => a.localeCompare(b))) {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => `${quantile(all, share).toFixed(1)} ms`);
      console.log(`| ${index + 1} | ${what} | ${all.length} | ${p50} | ${p95} | ${p99} |`);
    }
  console.log('\n| quarter | process | memory | open files and sockets |\n|---|---|---|---|');
  for (const [index, { held }] of quarters.entries())
    for (const { name, megabytes, descriptors } of held)
      console.log(`| ${index + 1} | ${name} | ${megabytes} MB | ${descriptors} |`);
  for (const fault of faults.slice(0, maxShown)) console.log(`\n${fault}`);
  console.log(
    faults.length === 0 ? '\nNothing went wrong.' : `\n${counted(faults.length, 'thing')} went wrong.`,
  );
  return faults.length === 0;
}
