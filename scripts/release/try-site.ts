import { setTimeout as pause } from 'node:timers/promises';
import { readyPath } from '#web/front/load/readiness.ts';

const maxWaitMs = 60_000;
const glanceMs = 200;

/**
 * Asks a site whether it is ready, and for its first page, until both are well. Throws what is wrong when they are not
 * within `maxMs`.
 */
export async function trySite(address: string, maxMs = maxWaitMs): Promise<void> {
  const end = performance.now() + maxMs;
  for (;;) {
    const wrong = await siteFault(address);
    if (wrong === undefined) return;
    if (performance.now() > end) throw new Error(`It is not well: ${wrong}`);
    await pause(glanceMs);
  }
}

/** What is wrong with a site at this moment, in a sentence; undefined when it is well. */
export async function siteFault(address: string): Promise<string | undefined> {
  for (const path of [readyPath, '/']) {
    const wrong = await answerOf(`${address}${path}`);
    if (wrong !== undefined) return `${path} ${wrong}`;
  }
  return undefined;
}

async function answerOf(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    return answer.status === 200 ? undefined : `answers ${answer.status}: ${text.slice(0, 500).trim()}`;
  } catch (error) {
    return `does not answer (${error instanceof Error ? error.message : error}).`;
  }
}
