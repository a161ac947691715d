import { setTimeout as pause } from 'node:timers/promises';
import { clientOf } from '../product/client-of.ts';
import { type Held, heldBy } from '../product/held-by.ts';
import type { RunningProduct } from '../product/start-product.ts';
import { type Activity, peopleOf } from './people.ts';

/** What was done in a quarter of the time, and what the processes held at its end. */
export interface Quarter {
  /** The duration of each action, in milliseconds. */
  times: Map<Activity['what'], number[]>;
  held: Held[];
}

/** The result of a time with visitors and editors: its four quarters, and what went wrong in them. */
export interface SoakReport {
  quarters: Quarter[];
  faults: string[];
}

const quarterCount = 4;
const maxFaults = 100; // faults that are kept for the report

/** Lets visitors and editors use a running product for `ms` milliseconds. */
export async function soak(product: RunningProduct, ms: number): Promise<SoakReport> {
  const begun = performance.now();
  const report: SoakReport = { quarters: [], faults: [] };
  let present: Quarter = { times: new Map(), held: [] };
  let isOver = false;
  const people = peopleOf(product.url, clientOf(product)).flatMap((doing) =>
    Array.from({ length: doing.people }, async (_, person) => {
      for (let round = person; !isOver; round += doing.people) {
        const from = performance.now();
        try {
          await doing.once(round);
          const { times } = present;
          if (!times.has(doing.what)) times.set(doing.what, []);
          times.get(doing.what)?.push(performance.now() - from);
        } catch (error) {
          if (report.faults.length < maxFaults) report.faults.push(`${doing.what}: ${String(error)}`);
        }
        await pause(doing.restMs);
      }
    }),
  );
  for (let quarter = 1; quarter <= quarterCount; quarter += 1) {
    await pause(begun + (ms * quarter) / quarterCount - performance.now());
    report.quarters.push({ ...present, held: heldBy(product.pid) });
    present = { times: new Map(), held: [] };
  }
  isOver = true;
  await Promise.all(people);
  // An action that was under way when the time was over belongs to the last quarter.
  const last = report.quarters.at(-1);
  for (const [what, times] of present.times)
    last?.times.set(what, [...(last.times.get(what) ?? []), ...times]);
  return report;
}
