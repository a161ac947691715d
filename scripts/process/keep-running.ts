import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from './address.ts';

/** A process of ours that is to go on as long as the product does. */
export interface Lasting {
  /** What it is called where people read of it, such as "lake". */
  name: string;
  /** Starts it, and resolves when it is ready. */
  start(): Promise<{ child: ChildProcess }>;
  /** Where it is to be asked at this moment whether it is well, if at all; any answer will do. */
  asked(): { host: string | undefined; port: number; path: string } | undefined;
  /** What people need to know while it is not there. */
  meanwhile: string;
}

// An answer takes milliseconds, and a second on a machine that is very busy. Sixteen seconds of silence are none of work.
const patience = { between: 2_000, longest: 4_000, times: 4 }; // ms, ms, questions in a row

const longestWait = 30_000; // ms between two starts of what ends again and again
const steady = 60_000; // ms of life after which an end counts as the first

/**
 * Starts a process and starts it again whenever it ends, until `isStopping` says that it may. One that does not answer
 * `times` questions in a row, each within `longest` ms, is killed, as it may be frozen and never end by itself. Throws
 * when the first start fails.
 */
export async function keepRunning(it: Lasting, isStopping: () => boolean, how = patience): Promise<void> {
  const { child } = await it.start();
  void goOn(it, child, isStopping, how);
}

async function goOn(
  it: Lasting,
  first: ChildProcess,
  isStopping: () => boolean,
  how: typeof patience,
): Promise<void> {
  let child: ChildProcess | undefined = first;
  for (let wait = 1_000; ; wait = Math.min(wait * 2, longestWait)) {
    if (child) {
      const begun = performance.now();
      const cause = await endOf(child, it, how);
      if (performance.now() - begun > steady) wait = 1_000;
      if (!isStopping())
        console.error(
          `The ${it.name} has stopped (${cause}). It starts again in ${wait / 1000} s; ${it.meanwhile}.`,
        );
    }
    await pause(wait);
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
    console.error((error as Error).message);
    return undefined;
  }
}

/** Resolves when a process has ended, with the code or signal; asks it meanwhile, and kills it when it says nothing. */
async function endOf(child: ChildProcess, it: Lasting, how: typeof patience): Promise<unknown> {
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
  { between, longest, times }: typeof patience,
  over: AbortSignal,
): Promise<void> {
  for (let silent = 0; silent < times; ) {
    await pause(between);
    if (over.aborted) return;
    const place = asked();
    silent = !place || (await answers(addressOf(place), longest)) ? 0 : silent + 1;
  }
  if (over.aborted) return;
  console.error(`The ${name} has not answered ${times} times in a row and is ended.`);
  child.kill('SIGKILL');
}

async function answers(address: string, longest: number): Promise<boolean> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(longest) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
