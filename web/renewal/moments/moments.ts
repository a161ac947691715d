import type { SanityClient } from '@sanity/client';
import { moments, momentsQuery, typesWithMoments } from '#pages/moments-query.ts';
import { fetchContent } from '../../content/fetch-content.ts';
import type { Renewing } from '../marking.ts';

const maxWaitMs = 3_600_000; // clocks are set, and timers end after some weeks
const againMs = 30_000; // when the lake did not answer
const graceMs = 200; // after a moment, as it is the lake whose clock says what is listed
const shortlyMs = 500; // in which several changes are one
const ofTheLake = 's2:';
const ofLists = 'lists:'; // at the same moment single pages may change, which is told apart (page-moments.ts)

const typeMark = `${ofTheLake}t.`;

/** What the lake says of the moments at which pages change by themselves; `tags` are those of what changes then. */
export interface AskedMoments {
  next: string | null;
  /** The last one that has passed; null where none has. */
  passed: string | null;
  tags: string[];
}

/** Asks for the moments since one and after another; throws a sentence when the lake does not answer. */
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
  /** Until when moments have been taken, kept over restarts; null at the first start. */
  takenUntil: string | null;
  keep: (takenUntil: string) => void;
  /** Resolves when it is noted which pages are old by all that was to be renewed until now. */
  noted: () => Promise<void>;
}

/** Renews pages when a moment comes at which they change though nobody changes anything, or came while the site was stopped. */
export class Moments implements Renewing {
  readonly #parts: MomentsParts;
  #takenUntil: string;
  #timer: NodeJS.Timeout | undefined;
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

  /** Looks no more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || typesWithMoments.length === 0) return;
    this.#timer = setTimeout(() => void this.#look(), Math.min(ms, maxWaitMs)).unref();
  }

  async #look(): Promise<void> {
    const now = new Date().toISOString();
    const question = ++this.#questions;
    // One that was asked since covers what this one does, of what has changed meanwhile too.
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
      console.error(`Moments: ${error instanceof Error ? error.message : error} Asked again later.`);
      this.#lookIn(againMs);
    }
  }

  /** Until then a process that ends has the moment asked for again by the next one. */
  async #keepOnceNoted(takenUntil: string): Promise<void> {
    await this.#parts.noted();
    if (!this.#isClosed) this.#parts.keep(takenUntil);
  }

  /** The tags of hosted Sanity are those of one question: what pages have asked is not known by them. */
  #renew(tags: readonly string[], moment: string): void {
    const { renewing } = this.#parts;
    if (tags.length > 0 && tags.every((tag) => tag.startsWith(ofTheLake))) renewing.renew(tags, null, moment);
    else renewing.renewEverything(null, moment);
  }
}
