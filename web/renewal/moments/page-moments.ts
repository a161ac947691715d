import { momentTag } from '../../content/moment-tag.ts';
import type { Renewing } from '../marking.ts';
import type { TagIndex } from '../tags/tag-index.ts';

const maxWaitMs = 3_600_000; // clocks are set, and timers end after some weeks

/** What the watch of pages works with. */
export interface PageMomentsParts {
  index: Pick<TagIndex, 'momentsUntil' | 'momentAfter' | 'onMoment'>;
  renewing: Pick<Renewing, 'renew'>;
}

/**
 * Renews pages at the moments at which a section of theirs comes or goes by itself. Each page carries its next moment as a tag
 * from which the records know it, so nobody is asked, and what came while the site was stopped is found at its start.
 */
export class PageMoments {
  readonly #parts: PageMomentsParts;
  /** Moments whose pages are being made anew: they carry them until they have been. */
  readonly #taken = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: PageMomentsParts) {
    this.#parts = parts;
  }

  /** Looks at what has passed, and for the next from now on. */
  begin(): void {
    this.#parts.index.onMoment = (moment) => {
      // A page that was made just before it, and is known just after, is made anew, too.
      this.#taken.delete(moment);
      this.#lookIn(0);
    };
    this.#lookIn(0);
  }

  /** Looks no more. */
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
