import { type FinishedPage, sizeOf } from '../../finished/finished-page.ts';

/** Finished pages by path, in memory within a limit of bytes: the least recently used go first. */
export class PageCache<Page extends FinishedPage = FinishedPage> {
  readonly #pages = new Map<string, Page>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The page of a path; asking makes it the most recently used. */
  get(path: string): Page | undefined {
    const page = this.#pages.get(path);
    if (!page) return undefined;
    this.#pages.delete(path);
    this.#pages.set(path, page);
    return page;
  }

  /** Puts a page in place of the old one, and drops others if there is no room. */
  set(path: string, page: Page): void {
    this.delete(path);
    this.#pages.set(path, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  /** Forgets a path. */
  delete(path: string): void {
    const page = this.#pages.get(path);
    if (!page) return;
    this.#pages.delete(path);
    this.#bytes -= sizeOf(page);
  }

  /** Whether the page of a path is in memory; does not count as asking for it. */
  has(path: string): boolean {
    return this.#pages.has(path);
  }
}
