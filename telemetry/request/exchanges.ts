import { addCounter, addDurations, type Figures } from '../figures/figures.ts';
import type { Log } from '../log/log.ts';

/** A request that was answered. */
export interface Exchange {
  method: string;
  /** The pattern of the address. */
  route: string;
  status: number;
  /** Until the answer was sent; of a stream, until it ended. */
  ms: number;
}

/** Hears of every request that was answered, by its id. */
export type HearExchange = (exchange: Exchange, requestId: string) => void;

const maxUsualMs = 1_000; // what takes longer is told even if it went well

/** Writes down what of requests is to be seen in the log, and counts all of them where there are figures. */
export function hearExchanges(
  log: Log,
  { figures, requests }: { figures: Figures | undefined; requests: 'failed' | 'all' },
): HearExchange {
  const count = figures && countExchanges(figures);
  const isAll = requests === 'all';
  return (exchange, requestId) => {
    count?.(exchange);
    const { status, ms } = exchange;
    if (isAll || status >= 500 || ms > maxUsualMs) tell(log, exchange, requestId);
  };
}

function countExchanges(figures: Figures): (exchange: Exchange) => void {
  const count = addCounter(figures, {
    name: 'requests_total',
    help: 'Requests that were answered, by route and status.',
    labels: ['route', 'status'],
  });
  const time = addDurations(figures, {
    name: 'request_seconds',
    help: 'Seconds until an answer was sent, by route; streams count when they end.',
    labels: ['route'],
  });
  return ({ route, status, ms }) => {
    count({ route, status: String(status) });
    time({ route }, ms);
  };
}

function tell(log: Log, { method, route, status, ms }: Exchange, requestId: string): void {
  const rounded = Math.round(ms * 10) / 10;
  const level = status >= 500 ? 'error' : 'info';
  const fields = { requestId, method, route, status, ms: rounded };
  log.write(level, `${method} ${route} was answered with ${status} after ${rounded} ms.`, fields);
}
