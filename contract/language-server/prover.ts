import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectSource } from '../places/places.ts';
import { pathOf } from '../places/sources.ts';
import type { Outcome, Task } from './prove-apart.ts';

// Beside this file, and like it either written or compiled.
const program = fileURLToPath(new URL(`./prove-apart${extname(import.meta.url)}`, import.meta.url));

/**
 * Proves a project in a process of its own, and only the latest state of its files: a proof that is out of date is
 * ended.
 */
export class Prover {
  readonly #source: ProjectSource;
  #child: ChildProcess | undefined;
  // Started before it is needed, so that the next proof begins with its libraries loaded.
  #next: ChildProcess | undefined = start();

  constructor({ file, name }: ProjectSource) {
    this.#source = { file: pathOf(file), name };
  }

  /**
   * Proves the project with these texts in place of the files; `hear` is told each outcome, until another state is
   * proved.
   */
  prove(open: ReadonlyMap<string, string>, hear: (outcome: Outcome) => void): void {
    this.#child?.kill();
    const child = this.#next ?? start();
    this.#child = child;
    this.#next = undefined;
    let hasAnswered = false;
    let said = '';
    child.stderr?.on('data', (words) => {
      said += words;
    });
    child.on('message', (outcome: Outcome) => {
      hasAnswered = true;
      if (this.#child === child) hear(outcome);
    });
    child.once('exit', () => {
      if (this.#child !== child) return;
      if (!hasAnswered) hear({ failed: said });
      this.#next ??= start();
    });
    const task: Task = { source: this.#source, open: [...open] };
    child.send(task, () => {});
  }

  /** Ends the proof that is under way; nothing can be proved any more. */
  stop(): void {
    const children = [this.#child, this.#next];
    this.#child = undefined;
    for (const child of children) child?.kill();
  }
}

function start(): ChildProcess {
  // What the project prints must not get among the messages of the protocol.
  return fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}
