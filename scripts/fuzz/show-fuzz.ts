import { headOf } from '#e2e/fuzz/asked.ts';
import { type FuzzReport, grown } from '#e2e/fuzz/fuzz.ts';
import { counted } from '#lake/kernel/counted.ts';

const maxShown = 10; // faults

/** Prints the outcomes of many requests as tables for docs/operations.md; returns whether all is well. */
export function showFuzz(report: FuzzReport): boolean {
  const { outcomes, routes, faults, before, after } = report;
  console.log(`\n${routes} routes.\n\n| server | answers |\n|---|---|`);
  for (const [server, counts] of Object.entries(outcomes)) {
    const all = [...counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, count]) => `${name}: ${count}`);
    console.log(`| ${server} | ${all.join(', ')} |`);
  }
  console.log(
    '\n| process | memory after a fifth | at the end | open files and sockets |\n|---|---|---|---|',
  );
  for (const [index, held] of after.entries()) {
    const first = before[index];
    console.log(
      `| ${held.name} | ${first?.megabytes} MB | ${held.megabytes} MB | ${first?.descriptors}, ${held.descriptors} |`,
    );
  }
  for (const { asked, outcome } of faults.slice(0, maxShown)) {
    console.log(`\n${outcome}, ${asked.server}, ${asked.route}, sent ${asked.way}:`);
    console.log(headOf(asked).toString('latin1').slice(0, 1_500).trimEnd());
    console.log(asked.body.toString('latin1').slice(0, 500));
  }
  console.log(
    faults.length === 0 ? '\nNothing failed and nothing hung.' : `\n${counted(faults.length, 'fault')}.`,
  );
  for (const { name } of grown(report)) console.log(`The ${name} holds more memory than its caches explain.`);
  return faults.length === 0 && grown(report).length === 0;
}
