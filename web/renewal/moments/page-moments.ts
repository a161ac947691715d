import { momentTag } from '../../content/moment-tag.ts';
import type { Renewing } from '../marking.ts';
import { reasonOf } from '../reason-of.ts';
import type { TagIndex } from '../tags/tag-index.ts';

const maxWaitMs = 3_600_000; // because clocks get set, and a timer holds no more than some weeks
const againMs = 30_000; // when the records could not be read or written

/** What the watch of pages works with. */
export interface PageMomentsParts {
  index: Pick<TagIndex, 'momentsUntil' | 'momentAfter' | 'onMoment'>;
  renewing: Pick<Renewing, 'renew'>;
}

/**
 * Renews pages at the moments at which one of their sections comes or goes by itself. Each page carries its next moment
 * as a tag, which the records keep: the lake need not be asked, and what came while the site was stopped is found at
 * the start.
 */
export class PageMoments {
  readonly #parts: PageMomentsParts;
  /** Moments already handed to the renewal: the pages carry them until they have been made anew. */
  readonly #taken = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: PageMomentsParts) {
    this.#parts = parts;
  }

  /** Renews for the moments that have passed, and waits for the next from now on. */
  begin(): void {
    this.#parts.index.onMoment = (moment) => {
      // A page made just before this moment and recorded just after it is made anew, too.
      this.#taken.delete(moment);
      this.#lookIn(0);
    };
    this.#lookIn(0);
  }

  /** Stops looking. */
  close(): void {
    this.#parts.index.onMoment = () => {};
    clearTimeout(this.#timer);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tryToLook(), Math.min(ms, maxWaitMs)).unref();
  }

  /** Nobody above a timer catches an error: the renderer would end with it. */
  #tryToLook(): void {
    try {
      this.#look();
    } catch (error) {
      console.error(`Moments of pages: ${reasonOf(error)} It is tried again later.`);
      this.#lookIn(againMs);
    }
  }

  #look(): void {
    const { index, renewing } = this.#parts;
    const now = new Date().toISOString();
    const passed = index.momentsUntil(now).filter((moment) => !this.#taken.has(moment));
    for (const moment of passed) {
      const tag = momentTag(new Date(moment));
      renewing.renew([tag], null, tag);
      this.#taken.add(moment); // only now, because what failed is tried again
    }
    const next = index.momentAfter(now);
    this.#lookIn(next === null ? maxWaitMs : Math.max(Date.parse(next) - Date.now(), 1));
  }
}
