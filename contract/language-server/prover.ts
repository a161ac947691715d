import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectSource } from '../places/places.ts';
import { pathOf } from '../places/sources.ts';
import type { Outcome, Task } from './prove-apart.ts';

// Beside this file, in whichever form both are: written or compiled.
const program = fileURLToPath(new URL(`./prove-apart${extname(import.meta.url)}`, import.meta.url));

/** Proves a project in a process of its own, the latest state of its files alone: a proof that is out of date is ended. */
export class Prover {
  readonly #source: ProjectSource;
  #child: ChildProcess | undefined;
  // Loaded already, so that the next proof begins at once.
  #next = start();

  constructor({ file, name }: ProjectSource) {
    this.#source = { file: pathOf(file), name };
  }

  /** What is proved with these texts in the place of the files; undefined where another state has come in the meantime. */
  prove(open: ReadonlyMap<string, string>): Promise<Outcome | undefined> {
    this.#child?.kill();
    const child = this.#next;
    this.#child = child;
    this.#next = start();
    let said = '';
    child.stderr?.on('data', (words) => {
      said += words;
    });
    return new Promise((resolve) => {
      child.once('message', (outcome: Outcome) => resolve(outcome));
      child.once('error', ({ message }) => resolve({ failed: message }));
      child.once('exit', () => resolve(this.#child === child ? { failed: said } : undefined));
      const task: Task = { source: this.#source, open: [...open] };
      child.send(task, () => {});
    });
  }

  /** Ends the proof that is under way; nothing can be proved any more. */
  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill();
    this.#next.kill();
  }
}

function start(): ChildProcess {
  // What the project prints must not get among the messages of the protocol.
  return fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}
