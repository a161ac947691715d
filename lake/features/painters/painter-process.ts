import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { PainterOutcome, PainterTask } from './task.ts';

/**
 * The script of a painter. It has the same ending as this file: TypeScript in the product, JavaScript in the package
 * that is made of the lake.
 */
export const painterScript = new URL(`./painter${extname(import.meta.filename)}`, import.meta.url);

const maxLineLength = 1_000; // characters of what a painter says

/** The error of a painter that was killed by somebody else, or by what it read. */
export class PainterKilled extends Error {
  override name = 'PainterKilled';
}

/** A process that draws one picture at a time, and can be ended in the midst of one. */
export class PainterProcess {
  readonly #child: ChildProcess;
  readonly #ready = Promise.withResolvers<void>();
  #task: PromiseWithResolvers<PainterOutcome> | undefined;
  #ended: Error | undefined;

  /**
   * Starts the process, which may use so many megabytes. `say` gets what it writes to its error output, line by line.
   */
  constructor({ script, megabytes, say }: { script: URL; megabytes: number; say: (line: string) => void }) {
    const execArgv = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=64'];
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as ['ignore', 'ignore', 'pipe', 'ipc'];
    this.#child = fork(script, [String(megabytes)], { execArgv, stdio, env: ownEnvironment() });
    this.#ready.promise.catch(() => {}); // whoever awaits `ready` hears of it
    this.#child.once('message', () => {
      this.#ready.resolve();
      this.#child.on('message', (outcome: PainterOutcome) => this.#task?.resolve(outcome));
    });
    this.#child.once('error', (error) => this.#end(error));
    this.#child.once('exit', (code, signal) =>
      this.#end(
        signal ? new PainterKilled(`It was ended by ${signal}.`) : new Error(`It ended with ${code}.`),
      ),
    );
    if (this.#child.stderr)
      createInterface(this.#child.stderr).on('line', (line) => say(line.slice(0, maxLineLength)));
    this.#release();
  }

  /** Whether the process has ended, so that it takes no more tasks. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** The id of the process. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when it has started; throws when it could not. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /**
   * Performs a task and returns its outcome. It may be called once `ready`, and while no other task is under way.
   * Throws when the process ends over it.
   */
  async perform(task: PainterTask): Promise<PainterOutcome> {
    if (this.#ended) throw this.#ended;
    this.#task = Promise.withResolvers<PainterOutcome>();
    this.#child.send(task, (error) => error && this.#task?.reject(error));
    try {
      return await this.#task.promise;
    } finally {
      this.#task = undefined;
    }
  }

  /** Kills the process at once, even in the middle of a task. */
  end(): void {
    this.#end(new Error('It was ended.'));
    this.#child.kill('SIGKILL');
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#ready.reject(this.#ended);
    this.#task?.reject(this.#ended);
  }

  /** Lets the lake's process end although this one runs; a painter ends with its channel. */
  #release(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    const { stderr } = this.#child;
    if (stderr && 'unref' in stderr) (stderr as unknown as { unref(): void }).unref(); // it is a socket
  }
}

/** The lake's own environment without its secrets, because a process that reads strangers' bytes need not know them. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV } = process.env; // the types of Next ask for it
  const isSecret = (name: string) => /TOKEN|SECRET|PASSWORD|KEY/i.test(name);
  const others = Object.entries(process.env).filter(([name]) => !isSecret(name));
  return { NODE_ENV, ...Object.fromEntries(others) };
}
