import type { ChildProcess } from 'node:child_process';
import { startChild } from './process/child.ts';

/** What proves the contract while somebody develops, and tells it to the site. */
export class DevelopedContract {
  private site: ChildProcess | undefined;
  private latest: object | undefined;

  /** Starts it; `begun` is told its number. */
  async start(begun: (pid: number) => void): Promise<void> {
    const { child } = await startChild('scripts/contract/watch-beside-site.ts', { name: 'contract', begun });
    child.on('message', (said) => {
      if (typeof said === 'object' && said !== null) this.latest = said;
      this.tell();
    });
  }

  /** Tells this process of the site how the contract stands, from now on; it may have been started again. */
  tellTo(site: ChildProcess): void {
    this.site = site;
    this.tell();
  }

  private tell(): void {
    if (this.latest && this.site?.connected) this.site.send(this.latest);
  }
}
