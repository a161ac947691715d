import { Counter } from 'prom-client';
import { addDurations, type Figures } from '../figures/figures.ts';
import type { Log } from '../log/log.ts';

/** A request that was answered. */
export interface Exchange {
  method: string;
  /** The pattern of the address. */
  route: string;
  status: number;
  /** Milliseconds until the answer was sent. */
  ms: number;
  /** Whether the answer is a stream of events, which goes on for as long as somebody listens. */
  isStream?: boolean;
}

/** Hears of requests that were answered. */
export interface Hearing {
  /** Hears of a request, by its id. */
  hear(exchange: Exchange, requestId: string): void;
  /**
   * Counts a request that was answered from memory. Such an answer takes some ten microseconds, of which this may take
   * almost none, so it only raises a number that is read when somebody asks for figures. Undefined when each request is
   * to be heard of in full.
   */
  hearAtOnce: ((route: string, status: number) => void) | undefined;
}

const maxUsualMs = 1_000; // a request that takes longer is logged even if it went well

/** Logs those requests that are to be seen in the log, and counts all of them where there are figures. */
export function hearExchanges(
  log: Log,
  { figures, requests }: { figures: Figures | undefined; requests: 'failed' | 'all' },
): Hearing {
  const counts = figures && countExchanges(figures);
  const isAll = requests === 'all';
  return {
    hear(exchange, requestId) {
      counts?.count(exchange);
      const { status, ms, isStream } = exchange;
      if (isAll || status >= 500 || (ms > maxUsualMs && !isStream)) tell(log, exchange, requestId);
    },
    hearAtOnce: isAll ? undefined : (counts?.countAtOnce ?? (() => {})),
  };
}

function countExchanges(figures: Figures) {
  const atOnce = new Map<string, Map<number, number>>(); // by route and status, since somebody last asked
  const requests = new Counter({
    name: 'tessera_requests_total',
    help: 'Requests that were answered, by route and status.',
    labelNames: ['route', 'status'],
    registers: [figures],
    collect() {
      for (const [route, counts] of atOnce)
        for (const [status, count] of counts) this.inc({ route, status: String(status) }, count);
      atOnce.clear();
    },
  });
  const time = addDurations(figures, {
    name: 'request_seconds',
    help: 'Seconds until an answer was sent, by route; streams of events are left out, and pages out of memory.',
    labels: ['route'],
  });
  return {
    count({ route, status, ms, isStream }: Exchange) {
      requests.inc({ route, status: String(status) });
      if (!isStream) time({ route }, ms);
    },
    countAtOnce(route: string, status: number) {
      const counts = atOnce.get(route) ?? new Map<number, number>();
      if (counts.size === 0) atOnce.set(route, counts);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    },
  };
}

function tell(log: Log, { method, route, status, ms }: Exchange, requestId: string): void {
  const rounded = Math.round(ms * 10) / 10;
  const level = status >= 500 ? 'error' : 'info';
  const fields = { requestId, method, route, status, ms: rounded };
  log.write(level, `${method} ${route} was answered with ${status} after ${rounded} ms.`, fields);
}
