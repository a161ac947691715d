import type { FinishedPage } from '../../finished/finished-page.ts';
import type { FinishedPages } from '../../finished/finished-pages.ts';
import { pageInYear } from '../../finished/print-year.ts';
import { presentYear } from '../../page/present-year.ts';
import { PageCache } from './page-cache.ts';

/** A page as a front shows it. */
export interface ShownPage extends FinishedPage {
  /** Whether the content it was made from has changed since. */
  isOld: boolean;
  version: number;
  /** At which change of the records it was last seen that this is so. */
  seen: number;
  /** The year that its copyright line has. */
  year: number;
}

/** What a front reads its pages from. */
export interface SharedPagesParts {
  finished: FinishedPages;
  /** Whether all that is finished with other settings than the present ones is known to be. */
  isReleased: () => boolean;
  maxBytes: number;
  /** The year in which pages are shown. */
  year?: () => number;
}

/**
 * The finished pages that all fronts share, as one of them answers with them: out of memory while nothing has changed, and after
 * a change only once it has seen that it did not change this page. Nobody has to tell a front what is new, nor that a year has begun.
 */
export class SharedPages {
  readonly #parts: SharedPagesParts;
  readonly #memory: PageCache<ShownPage>;
  #present: { changes: number; year: number } | null = null;
  #isReleased = false;

  constructor(parts: SharedPagesParts) {
    this.#parts = parts;
    this.#memory = new PageCache(parts.maxBytes);
  }

  /** The page to show at a path; undefined when none is finished, or none that may be shown. */
  get(path: string): ShownPage | undefined {
    if (!this.#mayShow()) return undefined;
    const { changes, year } = this.#lookUp();
    const held = this.#memory.get(path);
    if (held?.seen === changes && held.year === year) return held;
    const standing = this.#parts.finished.standing(path);
    if (!standing || standing.age === 'withheld') {
      this.#memory.delete(path);
      return undefined;
    }
    if (held?.version !== standing.version || held.year !== year) return this.#read(path, changes, year);
    held.isOld = standing.age === 'old';
    held.seen = changes;
    return held;
  }

  /** Whether a page of this path is in memory, whatever has become of it. */
  holds(path: string): boolean {
    return this.#memory.has(path);
  }

  /** Whether what Next has stored at a path may not be shown before it has been rendered anew. */
  isWithheld(path: string): boolean {
    return !this.#mayShow() || this.#parts.finished.ageOf(path) === 'withheld';
  }

  #mayShow(): boolean {
    this.#isReleased ||= this.#parts.isReleased();
    return this.#isReleased;
  }

  /** Looked up once for all who ask at the same time. */
  #lookUp(): { changes: number; year: number } {
    if (this.#present === null) {
      const { finished, year = presentYear } = this.#parts;
      this.#present = { changes: finished.changes, year: year() };
      setImmediate(() => {
        this.#present = null;
      });
    }
    return this.#present;
  }

  #read(path: string, seen: number, year: number): ShownPage | undefined {
    const found = this.#parts.finished.get(path);
    if (!found || found.age === 'withheld') return undefined;
    const page = {
      ...pageInYear(found.page, year),
      isOld: found.age === 'old',
      version: found.version,
      seen,
      year,
    };
    this.#memory.set(path, page);
    return page;
  }
}
