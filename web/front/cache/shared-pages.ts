import type { FinishedPage } from '../../finished/finished-page.ts';
import type { FinishedPages } from '../../finished/finished-pages.ts';
import { pageInYear } from '../../finished/print-year.ts';
import { presentYear } from '../../page/present-year.ts';
import { PageCache } from './page-cache.ts';

/** A page as a front shows it. */
export interface ShownPage extends FinishedPage {
  /** Whether the content that it was made from has changed since. */
  isOld: boolean;
  version: number;
  /** The change of the records (`FinishedPages.changes`) as of which `isOld` was last looked up. */
  seen: number;
  /** The year in its copyright line. */
  year: number;
}

/** What a front reads its pages from. */
export interface SharedPagesParts {
  finished: FinishedPages;
  /** Whether the records are known to show nothing that was finished under other settings than the present ones. */
  isOfPresentSettings: () => boolean;
  maxBytes: number;
  /** The year that copyright lines show; by default the present one. */
  year?: () => number;
}

/**
 * The finished pages that all fronts share, as one front reads them: from memory while the records have not changed,
 * and after a change only once it has checked that this page is unaffected. So nobody has to tell a front that a page
 * is new or a year has begun.
 */
export class SharedPages {
  readonly #parts: SharedPagesParts;
  readonly #memory: PageCache<ShownPage>;
  #present: { changes: number; year: number } | null = null;
  #isOfPresentSettings = false;

  constructor(parts: SharedPagesParts) {
    this.#parts = parts;
    this.#memory = new PageCache(parts.maxBytes);
  }

  /** The page to show at a path; undefined when none is finished, or when it may not be shown. */
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

  /** Whether memory holds a page of this path, up to date or not. */
  holds(path: string): boolean {
    return this.#memory.has(path);
  }

  /** Whether what Next has stored at a path must be rendered anew before it may be shown. */
  isWithheld(path: string): boolean {
    return !this.#mayShow() || this.#parts.finished.ageOf(path) === 'withheld';
  }

  #mayShow(): boolean {
    this.#isOfPresentSettings ||= this.#parts.isOfPresentSettings();
    return this.#isOfPresentSettings;
  }

  /** Looks up changes and year once for all requests of one turn of the event loop. */
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
