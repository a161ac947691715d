import type { SanityClient } from '@sanity/client';
import { moments, momentsQuery, typesWithMoments } from '#pages/moments-query.ts';
import { fetchContent } from '../../content/fetch-content.ts';
import type { Renewing } from '../marking.ts';
import { reasonOf } from '../reason-of.ts';

const maxWaitMs = 3_600_000; // because clocks get set, and a timer holds no more than some weeks
const againMs = 30_000; // when the lake did not answer
const graceMs = 200; // after a moment, because the lake's clock decides what is listed
const shortlyMs = 500; // several changes within it count as one
const ofTheLake = 's2:';
const ofLists = 'lists:'; // tells these from moments of single pages at the same time (page-moments.ts)

const typeMark = `${ofTheLake}t.`;

/** What the lake says of the moments at which pages change by themselves; `tags` are those of what changes then. */
export interface AskedMoments {
  next: string | null;
  /** The last one that has passed; null when none has. */
  passed: string | null;
  tags: string[];
}

/**
 * Asks for the last moment between `since` and `now` and the next one after `now`, in ISO 8601; throws a sentence when
 * the lake does not answer.
 */
export const askMoments =
  (client: SanityClient) =>
  async (since: string, now: string): Promise<AskedMoments> => {
    const { data, tags } = await fetchContent(client, moments, momentsQuery, { since, now });
    return { ...data, tags };
  };

/** What the watch of moments works with. */
export interface MomentsParts {
  ask: (since: string, now: string) => Promise<AskedMoments>;
  renewing: Pick<Renewing, 'renew' | 'renewEverything'>;
  /** The time up to which moments have been taken, kept over restarts; null at the first start. */
  takenUntil: string | null;
  keep: (takenUntil: string) => void;
  /** Resolves when the records say which pages are old because of all that was handed to the renewal so far. */
  noted: () => Promise<void>;
}

/**
 * Renews pages when a moment comes, or came while the site was stopped, at which they change although nobody changes
 * anything.
 */
export class Moments implements Renewing {
  readonly #parts: MomentsParts;
  #takenUntil: string;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #isClosed = false;
  #questions = 0;

  constructor(parts: MomentsParts) {
    this.#parts = parts;
    this.#takenUntil = parts.takenUntil ?? new Date().toISOString();
  }

  /** The lake is there (again). */
  welcome(): void {
    this.#lookIn(0);
  }

  /** Something has changed: the next moment may be another one. */
  renew(tags: readonly string[]): void {
    const isOther = tags.some((tag) => tag.startsWith(typeMark));
    if (!isOther || typesWithMoments.some((type) => tags.includes(typeMark + type))) this.#lookIn(shortlyMs);
  }

  renewEverything(): void {
    this.#lookIn(shortlyMs);
  }

  /** Stops looking. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Looks after so long, or earlier where it is to do so already: changes in a row would put it off for ever. */
  #lookIn(ms: number): void {
    if (this.#isClosed || typesWithMoments.length === 0) return;
    const dueAt = performance.now() + Math.min(ms, maxWaitMs);
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => void this.#look(), Math.min(ms, maxWaitMs)).unref();
  }

  async #look(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY;
    const now = new Date().toISOString();
    const question = ++this.#questions;
    // A later question covers this one, and what has changed meanwhile, too.
    const isOver = () => this.#isClosed || question !== this.#questions;
    try {
      const { next, passed, tags } = await this.#parts.ask(this.#takenUntil, now);
      if (isOver()) return;
      if (passed !== null) this.#renew(tags, `${ofLists}${passed}`);
      this.#takenUntil = now;
      void this.#keepOnceNoted(now);
      this.#lookIn(next === null ? maxWaitMs : Math.max(Date.parse(next) + graceMs - Date.now(), 1));
    } catch (error) {
      if (isOver()) return;
      console.error(`Moments: ${reasonOf(error)} It is tried again later.`);
      this.#lookIn(againMs);
    }
  }

  /**
   * Keeps the time only once the pages are noted: if the process ends before, the next one asks for these moments
   * again. It does so, too, where the time cannot be kept; nobody waits for this, so it must not fail.
   */
  async #keepOnceNoted(takenUntil: string): Promise<void> {
    try {
      await this.#parts.noted();
      if (!this.#isClosed) this.#parts.keep(takenUntil);
    } catch (error) {
      console.error(
        `Moments: that those until ${takenUntil} have been taken could not be kept. ${reasonOf(error)} A start asks for them again.`,
      );
    }
  }

  /**
   * Hosted Sanity's tags belong to one query, so they do not tell which pages asked others: then everything is renewed.
   */
  #renew(tags: readonly string[], moment: string): void {
    const { renewing } = this.#parts;
    if (tags.length > 0 && tags.every((tag) => tag.startsWith(ofTheLake))) renewing.renew(tags, null, moment);
    else renewing.renewEverything(null, moment);
  }
}
