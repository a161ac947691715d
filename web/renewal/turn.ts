import type { ChildProcess } from 'node:child_process';
import type { Purger } from '../cdn/purger.ts';

/** The message by which its parent tells a renderer that visitors get its pages from now on. */
export const servesWord = 'serves';
/** The message that another release is about to take its place, and the answer once it touches nothing any more. */
const restsWord = 'rests';
const restedWord = 'rested';

const maxRestMs = 10_000; // time enough to finish the file that is being written

/**
 * Whose turn it is to keep up what exists only once: the files of a web server, and what a CDN holds. Of two releases
 * that run at a time, one on trial beside the one that serves, or one that leaves beside its successor, only one does.
 */
export class Turn {
  #isOurs: boolean;
  #onServe: () => void = () => {};
  #onRest: () => Promise<void> = async () => {};

  constructor(isOurs: boolean) {
    this.#isOurs = isOurs;
  }

  /** Whether the turn is this process's. */
  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** Calls `onServe` whenever the turn comes, at once if it is ours already, and `onRest` before it goes. */
  hear(onServe: () => void, onRest: () => Promise<void>): void {
    this.#onServe = onServe;
    this.#onRest = onRest;
    if (this.#isOurs) onServe();
  }

  /** Takes the turn. */
  serve(): void {
    if (this.#isOurs) return;
    this.#isOurs = true;
    this.#onServe();
  }

  /** Gives up the turn; resolves when everything under way for it has ended. */
  async rest(): Promise<void> {
    this.#isOurs = false;
    await this.#onRest();
  }
}

/** The turn of a process whose parent tells it by messages when the turn comes and goes. */
export function hearTurn(isOurs: boolean): Turn {
  const turn = new Turn(isOurs);
  process.on('message', (word) => {
    if (word === servesWord) turn.serve();
    if (word === restsWord) void turn.rest().finally(() => process.connected && process.send?.(restedWord));
  });
  return turn;
}

/**
 * Tells a child process that the turn goes to another one; resolves when it touches nothing any more, has ended, or has
 * not answered for ten seconds.
 */
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

/** A purger that tells a CDN something only while it is this process's turn. */
export const purgerInTurn = (turn: Turn, purger: Purger): Purger => ({
  ...purger,
  pages: (paths) => turn.isOurs && purger.pages(paths),
  everyPage: () => turn.isOurs && purger.everyPage(),
  assets: (tags) => turn.isOurs && purger.assets(tags),
});
