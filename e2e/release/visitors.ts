import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const readMs = 20; // pause between two pages of a visitor, because the machine has other things to do

/** Visitors who ask for pages all the time. */
export interface Visitors {
  /** The number of requests that were answered with 200 so far. */
  served(): number;
  /** Stops them, and resolves with what went wrong for any of them. */
  leave(): Promise<string[]>;
}

/**
 * Starts visitors who ask a site for paths one after the other, half of them on a kept connection and half on a new one
 * each time. A failed request is not repeated, as a browser would.
 */
export function sendVisitors(url: string, paths: readonly string[], count: number): Visitors {
  const faults: string[] = [];
  let isOver = false;
  let served = 0;
  const all = Array.from({ length: count }, async (_, visitor) => {
    const agent = visitor % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : new Agent();
    for (let turn = visitor; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const status = await statusOf(`${url}${path}`, agent);
      if (status === 200) served++;
      else faults.push(`${path}: ${status}`);
      await pause(readMs);
    }
    agent.destroy();
  });
  return {
    served: () => served,
    async leave() {
      isOver = true;
      await Promise.all(all);
      return faults;
    },
  };
}

function statusOf(address: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(address, { agent }, (answer) => {
      answer.resume();
      answer
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', (error) => resolve(String(error)));
    });
    asked.once('error', (error) => resolve(String(error))).end();
  });
}
