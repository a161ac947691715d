import type { Step } from './step.ts';
import { keyOf } from './step-key.ts';

/** Which documents are open: in forms, and on pages that are previewed. */
export class OpenSet<Page = unknown> {
  #forms: string[] = [];
  #pages = new Map<Page, readonly string[]>();
  #listeners = new Set<() => void>();
  #count = 0;

  /** Registers an open form. Returns a function that removes it again. */
  openForm(form: Pick<Step, 'target' | 'release'>): () => void {
    const key = keyOf(form);
    this.#forms = [...this.#forms, key];
    this.#tell();
    return () => {
      const at = this.#forms.indexOf(key);
      this.#forms = this.#forms.filter((_form, index) => index !== at);
      this.#tell();
    };
  }

  /** Sets which documents a page shows, by the ids of the published ones; none when it is closed. */
  setPage(page: Page, ids: readonly string[]): void {
    if (ids.length > 0) this.#pages.set(page, ids);
    else this.#pages.delete(page);
    this.#tell();
  }

  /** Whether a document is open, given the release that pages show; undefined for the drafts. */
  has(step: Pick<Step, 'target' | 'release'>, release: string | undefined): boolean {
    if (this.#forms.includes(keyOf(step))) return true;
    return step.release === release && [...this.#pages.values()].some((ids) => ids.includes(step.target.id));
  }

  /** Listens to changes of what is open. Returns a function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A number that differs whenever something was opened or closed. */
  getCount = (): number => this.#count;

  #tell(): void {
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }
}
