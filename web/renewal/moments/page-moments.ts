import { momentTag } from '../../content/moment-tag.ts';
import type { Renewing } from '../marking.ts';
import type { TagIndex } from '../tags/tag-index.ts';

const maxWaitMs = 3_600_000; // because clocks get set, and a timer holds no more than some weeks

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
    this.#timer = setTimeout(() => this.#look(), Math.min(ms, maxWaitMs)).unref();
  }

  #look(): void {
    const { index, renewing } = this.#parts;
    const now = new Date().toISOString();
    const passed = index.momentsUntil(now).filter((moment) => !this.#taken.has(moment));
    for (const moment of passed) {
      this.#taken.add(moment);
      const tag = momentTag(new Date(moment));
      renewing.renew([tag], null, tag);
    }
    const next = index.momentAfter(now);
    this.#lookIn(next === null ? maxWaitMs : Math.max(Date.parse(next) - Date.now(), 1));
  }
}
