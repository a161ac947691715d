import type { ChildProcess } from 'node:child_process';
import { type ContractNews, isNews } from '#web/overlay/contract-news.ts';
import { startChild } from '../process/child.ts';
import { keepRunning } from '../process/keep-running.ts';

/** The process that proves the contract in development, and tells the site. */
export class DevelopedContract {
  #site: ChildProcess | undefined;
  #latest: ContractNews | undefined;

  /**
   * Starts it, and starts it again whenever it ends, until `isStopping` returns true; `begun` gets its process id each
   * time.
   */
  async keep(begun: (pid: number) => void, isStopping: () => boolean): Promise<void> {
    await keepRunning(
      {
        name: 'proof of the contract',
        start: () => this.#start(begun),
        asked: () => undefined,
        meanwhile: 'nothing is proved until then',
      },
      isStopping,
    );
  }

  /**
   * Tells a process of the site how the contract stands, now and whenever that changes; replaces the former process of
   * the site.
   */
  tellTo(site: ChildProcess): void {
    this.#site = site;
    this.#tell();
  }

  async #start(begun: (pid: number) => void): ReturnType<typeof startChild> {
    const started = await startChild('scripts/contract/watch-beside-site.ts', { name: 'contract', begun });
    started.child.on('message', (said) => {
      if (isNews(said)) this.#latest = said.contract;
      this.#tell();
    });
    started.child.once('exit', () => {
      const problem = { message: 'the process that proves it has stopped, and starts again.' };
      this.#latest = { findings: [], ...this.#latest, problem };
      this.#tell();
    });
    return started;
  }

  #tell(): void {
    if (this.#latest && this.#site?.connected) this.#site.send({ contract: this.#latest });
  }
}
