import { type Held, heldBy } from '../product/held-by.ts';
import type { RunningProduct } from '../product/start-product.ts';
import type { Asked, Server } from './asked.ts';
import { changedRequests } from './changes.ts';
import { knownRequests } from './known-requests.ts';
import { type Outcome, send } from './send.ts';

/** A request that was not answered as every request should be. */
export interface Fault {
  asked: Asked;
  outcome: Outcome;
}

/** The result of many requests. */
export interface FuzzReport {
  /** How often each outcome occurred, for each server: `2xx`, `404`, `closed`. */
  outcomes: Record<Server, Map<string, number>>;
  routes: number;
  faults: Fault[];
  /** What the processes held after the first of the requests, and at the end. */
  before: Held[];
  after: Held[];
}

const atOnce = 8;
const warmUp = 0.2; // of the requests
const maxGrowth = 1.5;
const maxFilledMegabytes = 100; // of caches

/** Sends a running product `count` requests, made from the known ones; the same ones for the same seed. */
export async function fuzz(product: RunningProduct, count: number, seed: number): Promise<FuzzReport> {
  const known = knownRequests(product.token);
  const all = changedRequests(known, count, seed);
  const port = (url: string) => Number(new URL(url).port);
  const ports = { site: port(product.url), lake: port(product.lakeUrl) };
  const report: FuzzReport = {
    outcomes: { site: new Map(), lake: new Map() },
    routes: new Set(known.map(({ route }) => route)).size,
    faults: [],
    before: [],
    after: [],
  };
  const ask = async (asked: Asked) => {
    const outcome = await send(asked, ports[asked.server]);
    const outcomes = report.outcomes[asked.server];
    outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1);
    if (isFault(asked, outcome)) report.faults.push({ asked, outcome });
  };
  const first = Math.ceil(count * warmUp);
  await inTurn(all.slice(0, first), ask);
  report.before = heldBy(product.pid);
  await inTurn(all.slice(first), ask);
  report.after = heldBy(product.pid);
  return report;
}

/** The processes whose memory has grown by more than the caches that are kept on purpose can explain. */
export function grown({ before, after }: FuzzReport): Held[] {
  return after.filter(({ megabytes }, index) => {
    const first = before[index]?.megabytes ?? megabytes;
    return megabytes > first * maxGrowth + maxFilledMegabytes;
  });
}

/** No request may fail or hang, except that the webhook answers 501 because it is not set up. */
const isFault = ({ route }: Asked, outcome: Outcome): boolean =>
  outcome === 'hangs' ||
  (typeof outcome === 'number' && outcome >= 500 && !(outcome === 501 && route.endsWith('/api/webhook')));

async function inTurn(all: readonly Asked[], ask: (asked: Asked) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const asked of waiting) await ask(asked);
    }),
  );
}
