import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#settings/environment.ts';
import type { Cdn } from './cdn.ts';
import { assetTagOf, pagesTag, pageTag } from './cdn-tags.ts';
import { findCdn } from './find-cdn.ts';

const maxPages = 2_000; // named one by one; for more, all pages are dropped
const pageAgainMs = 2_000; // an answer on its way may have been kept after the first purge
const assetAgainMs = 60_000; // by then the site no longer sends an asset that the lake has deleted
const firstWaitMs = 1_000;
const maxWaitMs = 60_000;
const timeoutMs = 10_000;

/** Tells a CDN what to drop; what fails is tried again until it is done. */
export interface Purger {
  /** Drops all answers of these paths. */
  pages(paths: readonly string[]): void;
  /** Drops every page. */
  everyPage(): void;
  /** Drops the assets among the documents that the lake's tags say have changed. */
  assets(lakeTags: readonly string[]): void;
  close(): void;
}

/** The purger of a site without a CDN: it does nothing. */
export const noPurger: Purger = { pages() {}, everyPage() {}, assets() {}, close() {} };

/** Waits in milliseconds: until pages and assets are purged a second time, and until a first retry. */
interface Waits {
  pageAgainMs: number;
  assetAgainMs: number;
  firstWaitMs: number;
}

/** Creates the purger of the site's CDN, if there is one, for every address that the settings name. */
export function createPurger(
  { cdn }: Pick<Environment, 'cdn'>,
  waits: Waits = { pageAgainMs, assetAgainMs, firstWaitMs },
): Purger {
  if (!cdn.kind) return noPurger;
  const network = findCdn(cdn.kind);
  const places = cdn.purgeUrls.map((url) => new PurgedPlace(network, url, cdn.token, waits.firstWaitMs));
  const closing = new AbortController();
  const tell = (tags: readonly string[]) => {
    for (const place of places) place.purge(tags);
  };
  function tellTwice(tags: readonly string[], againMs: number): void {
    if (tags.length === 0) return;
    tell(tags);
    pause(againMs, undefined, { signal: closing.signal, ref: false }).then(
      () => tell(tags),
      () => {},
    );
  }
  return {
    pages: (paths) => tellTwice(paths.map(pageTag), waits.pageAgainMs),
    everyPage: () => tellTwice([pagesTag], waits.pageAgainMs),
    assets: (lakeTags) =>
      tellTwice([...new Set(lakeTags.map(assetTagOf).filter((tag) => tag !== null))], waits.assetAgainMs),
    close() {
      closing.abort();
      for (const place of places) place.close();
    },
  };
}

/** One address of a CDN, which gets one purge request at a time. */
class PurgedPlace {
  readonly #cdn: Cdn;
  readonly #url: string;
  readonly #token: string | undefined;
  readonly #firstWaitMs: number;
  readonly #closing = new AbortController();
  #waiting = new Set<string>();
  #isAtWork = false;

  constructor(cdn: Cdn, url: string, token: string | undefined, firstWaitMs: number) {
    this.#cdn = cdn;
    this.#url = url;
    this.#token = token;
    this.#firstWaitMs = firstWaitMs;
  }

  purge(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > maxPages) {
      const assets = [...this.#waiting].filter((tag) => tag.startsWith('a-'));
      this.#waiting = new Set([pagesTag, ...assets]);
    }
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    // All that is purged in one turn of the event loop goes in one request.
    setImmediate(() => void this.#work());
  }

  close(): void {
    this.#closing.abort();
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    let waitMs = this.#firstWaitMs;
    while (this.#waiting.size > 0 && !signal.aborted) {
      const tags = this.#next();
      for (const tag of tags) this.#waiting.delete(tag);
      try {
        await this.#send(tags);
        waitMs = this.#firstWaitMs;
      } catch (error) {
        if (signal.aborted) return;
        for (const tag of tags) this.#waiting.add(tag);
        console.error(
          `The CDN at ${new URL(this.#url).host} could not be told what has changed: ${error instanceof Error ? error.message : error} Next try in ${waitMs / 1000} s.`,
        );
        await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
        waitMs = Math.min(waitMs * 2, maxWaitMs);
      }
    }
    this.#isAtWork = false;
  }

  /** As many of the waiting tags as one request may name. */
  #next(): string[] {
    const { maxTags, maxCharacters } = this.#cdn;
    const tags: string[] = [];
    let characters = 0;
    for (const tag of this.#waiting) {
      characters += tag.length + 1;
      if (tags.length === maxTags || characters > maxCharacters) break;
      tags.push(tag);
    }
    return tags;
  }

  async #send(tags: readonly string[]): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#closing.signal]);
    const answer = await fetch(this.#cdn.purgeOf(this.#url, tags, this.#token), { signal });
    if (!answer.ok) {
      const said = (await answer.text()).replace(/\s+/g, ' ').slice(0, 200);
      throw new Error(`it answered ${answer.status}${said && ` (${said})`}.`);
    }
    await this.#cdn.check(answer);
  }
}
