import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '#lake/kernel/message-of.ts';
import { localUrl } from '#settings/local-url.ts';
import { aliveAnswer, aliveQuestion } from '#web/say-alive.ts';
import { restartPauses } from './restart-pauses.ts';

/** A process of ours that is to go on as long as the product does. */
export interface Lasting {
  /** Its name in messages, such as "lake". */
  name: string;
  /** Starts it, and resolves when it is ready. */
  start(): Promise<{ child: ChildProcess }>;
  /**
   * How to ask it at this moment whether it is well: at an address, where any answer will do, or by a message of its
   * parent (`sayAlive`); undefined when it is not to be asked.
   */
  asked(): { host: string | undefined; port: number; path: string } | 'by its parent' | undefined;
  /** What people need to know while it is not there. */
  meanwhile: string;
}

// An answer takes milliseconds, or a second on a very busy machine. Work alone never causes sixteen seconds of silence.
const healthCheck = { intervalMs: 2_000, timeoutMs: 4_000, maxSilences: 4 };

/**
 * Starts a process and starts it again whenever it ends, until `isStopping` returns true. A process that leaves
 * `maxSilences` questions in a row unanswered, each for `timeoutMs`, is killed, because it may be frozen and never end
 * by itself. Throws when the first start fails.
 */
export async function keepRunning(it: Lasting, isStopping: () => boolean, how = healthCheck): Promise<void> {
  const { child } = await it.start();
  void goOn(it, child, isStopping, how);
}

async function goOn(
  it: Lasting,
  first: ChildProcess,
  isStopping: () => boolean,
  how: typeof healthCheck,
): Promise<void> {
  let child: ChildProcess | undefined = first;
  const pauseAfter = restartPauses();
  for (;;) {
    const begun = performance.now();
    const cause = child && (await endOf(child, it, how));
    const pauseMs = pauseAfter(performance.now() - begun);
    if (child && !isStopping())
      console.error(
        `The ${it.name} has stopped (${cause}). It starts again in ${pauseMs / 1000} s; ${it.meanwhile}.`,
      );
    await pause(pauseMs);
    if (isStopping()) return;
    child = await startAgain(it);
  }
}

async function startAgain({ name, start }: Lasting): Promise<ChildProcess | undefined> {
  try {
    const { child } = await start();
    console.log(`The ${name} is back.`);
    return child;
  } catch (error) {
    console.error(messageOf(error));
    return undefined;
  }
}

/**
 * Resolves with the exit code or signal when a process has ended. Meanwhile asks whether it is well, and kills it when
 * it stays silent.
 */
async function endOf(child: ChildProcess, it: Lasting, how: typeof healthCheck): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
  const over = new AbortController();
  void ask(child, it, how, over.signal);
  const [code, signal] = await once(child, 'exit');
  over.abort();
  return code ?? signal;
}

async function ask(
  child: ChildProcess,
  { name, asked }: Lasting,
  { intervalMs, timeoutMs, maxSilences }: typeof healthCheck,
  over: AbortSignal,
): Promise<void> {
  for (let silent = 0; silent < maxSilences; ) {
    await pause(intervalMs);
    if (over.aborted) return;
    const place = asked();
    const answered =
      place === 'by its parent'
        ? answersParent(child, timeoutMs)
        : place && answers(localUrl(place), timeoutMs);
    silent = !place || (await answered) ? 0 : silent + 1;
  }
  if (over.aborted) return;
  console.error(`The ${name} has not answered ${maxSilences} times in a row and is being stopped.`);
  child.kill('SIGKILL');
}

async function answers(address: string, timeoutMs: number): Promise<boolean> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

async function answersParent(child: ChildProcess, timeoutMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const hear = (message: unknown) => {
    if (message === aliveAnswer) resolve(true);
  };
  const timer = setTimeout(resolve, timeoutMs, false);
  child.on('message', hear);
  child.send(aliveQuestion, (error) => error && resolve(false));
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', hear);
  });
}
