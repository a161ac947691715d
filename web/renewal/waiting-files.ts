import type { PageRenderer } from '../renderer/page-renderer.ts';
import { Chore } from './chore.ts';

/** Files such as the feed, which wait to be made anew until no page does any more. */
export class WaitingFiles {
  readonly #renderer: Pick<PageRenderer, 'renderAnew'>;
  readonly #paths = new Set<string>();
  readonly #making: Chore;

  constructor(renderer: Pick<PageRenderer, 'renderAnew'>) {
    this.#renderer = renderer;
    this.#making = new Chore(
      () => this.#paths.size > 0,
      () => this.#makeOne(),
    );
  }

  /** Has a file made anew from the next `begin` on. */
  add(path: string): void {
    this.#paths.add(path);
  }

  /** Takes a file off the list, because somebody else makes it. */
  delete(path: string): void {
    this.#paths.delete(path);
  }

  /** Makes what waits, one after another. */
  begin(): void {
    this.#making.begin();
  }

  /** Stops after the file that is being made. */
  close(): Promise<void> {
    return this.#making.close();
  }

  async #makeOne(): Promise<void> {
    const [path] = this.#paths;
    if (path === undefined) return;
    this.#paths.delete(path);
    await this.#renderer.renderAnew(path, true).catch((error) => {
      this.#paths.add(path);
      throw error;
    });
  }
}
