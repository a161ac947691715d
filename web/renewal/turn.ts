import type { ChildProcess } from 'node:child_process';
import type { Purger } from '../cdn/purger.ts';

/** What a renderer is told by the one that started it when visitors get its pages from now on. */
export const servesWord = 'serves';
/** What it is told when another release is about to take its place, and what it answers once it touches nothing any more. */
const restsWord = 'rests';
const restedWord = 'rested';

const maxRestMs = 10_000; // in which the file that is being written is

/**
 * Whose turn it is to keep up what there is only one of, the files of a web server and what a CDN holds: of two releases at one time,
 * one on trial beside the one that serves or one that leaves beside the one that has come, only one does.
 */
export class Turn {
  #isOurs: boolean;
  #onServe: () => void = () => {};
  #onRest: () => Promise<void> = async () => {};

  constructor(isOurs: boolean) {
    this.#isOurs = isOurs;
  }

  /** Whether it is that of this process. */
  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** Has something done whenever the turn comes, at once where it has, and something else before it goes. */
  hear(onServe: () => void, onRest: () => Promise<void>): void {
    this.#onServe = onServe;
    this.#onRest = onRest;
    if (this.#isOurs) onServe();
  }

  /** It is ours. */
  serve(): void {
    if (this.#isOurs) return;
    this.#isOurs = true;
    this.#onServe();
  }

  /** It is no longer ours once this resolves. */
  async rest(): Promise<void> {
    this.#isOurs = false;
    await this.#onRest();
  }
}

/** The turn of a process that is told of it by the one that started it. */
export function hearTurn(isOurs: boolean): Turn {
  const turn = new Turn(isOurs);
  process.on('message', (word) => {
    if (word === servesWord) turn.serve();
    if (word === restsWord) void turn.rest().finally(() => process.connected && process.send?.(restedWord));
  });
  return turn;
}

/** Tells a process that the turn goes to another one, and resolves when it touches nothing any more or has ended. */
export async function askToRest(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (word: unknown) => word === restedWord && resolve();
  const timer = setTimeout(resolve, maxRestMs);
  child.on('message', hear).once('exit', resolve);
  child.send(restsWord, (error) => error && resolve());
  await promise;
  clearTimeout(timer);
  child.off('message', hear).off('exit', resolve);
}

/** Tells a CDN only what this process is to tell it. */
export const purgerInTurn = (turn: Turn, purger: Purger): Purger => ({
  ...purger,
  pages: (paths) => turn.isOurs && purger.pages(paths),
  everyPage: () => turn.isOurs && purger.everyPage(),
  assets: (tags) => turn.isOurs && purger.assets(tags),
});
