import { setTimeout as pause } from 'node:timers/promises';
import { anyChangeTag, everythingTag } from '../content/cache-tags.ts';
import { pathTag } from '../content/path-tag.ts';
import type { KnownPaths } from '../front/known-paths.ts';
import type { PageCache } from '../front/page-cache.ts';
import type { PageRenderer } from '../front/page-renderer.ts';
import { notFoundPath, twinOfPath } from '../page/page-path.ts';
import type { Renewing } from './marking.ts';
import { type RenewalState, writeState } from './state-file.ts';
import type { TagIndex } from './tag-index.ts';

const firstWaitMs = 1_000;
const maxWaitMs = 30_000;
const maxNames = 5; // of pages in one line of the log
const concurrency = 2; // pages rendered at a time, so that visitors are not held up

/** What renewal works with. */
export interface RenewalParts {
  index: TagIndex;
  known: KnownPaths;
  pages: PageCache;
  renderer: PageRenderer;
  /** Files such as the sitemap that Next makes from content and the front does not keep. */
  generated: readonly string[];
  file: string;
  /** A hash of the settings that pages hold. */
  settings: string;
  askPaths: () => Promise<{ paths: string[]; tags: string[] }>;
  markStale: (tags: string[]) => Promise<void>;
}

interface News {
  tags: Set<string>;
  everything: boolean;
  pathsAreOld: boolean;
}

/** Brings changed content to visitors: pages that carry a changed tag are rendered anew while the old ones are served. */
export class Renewal implements Renewing {
  readonly #parts: RenewalParts;
  #tags = new Set<string>();
  #everything = false;
  #pathsAreOld = false;
  #pending = new Set<string>();
  /** Those of them that could not be rendered since the last rest or news. */
  #failed = new Set<string>();
  #lastEventId: string | null;
  #running: Promise<void> | null = null;
  #rest = new AbortController();
  #isClosed = false;

  readonly #tried = Promise.withResolvers<void>();

  constructor(parts: RenewalParts, state: Pick<RenewalState, 'lastEventId'> | null) {
    this.#parts = parts;
    this.#lastEventId = state?.lastEventId ?? null;
  }

  /** The lake is there (again): asks for the paths, and renews everything if nobody knows since when it has changed. */
  welcome(eventId: string | null): void {
    this.#pathsAreOld = true;
    this.#everything ||= this.#lastEventId === null;
    this.#begin(this.#lastEventId ?? eventId);
  }

  /** Renews what carries these tags; `eventId` is kept once that has been done. */
  renew(tags: readonly string[], eventId: string | null): void {
    for (const tag of tags) this.#tags.add(tag);
    this.#begin(eventId);
  }

  /** Renews every page: for when the lake cannot say what has changed. */
  renewEverything(eventId: string | null): void {
    this.#everything = true;
    this.#begin(eventId);
  }

  /** Resolves when every page that waited has been rendered anew, or at least tried, for the first time. */
  get tried(): Promise<void> {
    return this.#tried.promise;
  }

  /** Stops after the pages that are being rendered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rest.abort();
    await this.#running;
  }

  #begin(eventId: string | null): void {
    if (eventId) this.#lastEventId = eventId;
    this.#rest.abort();
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  get #hasNews(): boolean {
    return this.#everything || this.#pathsAreOld || this.#tags.size > 0;
  }

  /** News come before pages that still wait, so that a change of the menu does not hold up the change of a page. */
  async #work(): Promise<void> {
    let waitMs = firstWaitMs;
    while (!this.#isClosed && (this.#hasNews || this.#pending.size > 0)) {
      try {
        if (this.#hasNews) await this.#takeNews();
        await this.#renewSome();
        if (!this.#hasNews && this.#pending.size === 0) {
          await this.#keepState();
          this.#tried.resolve();
        }
        waitMs = firstWaitMs;
      } catch (error) {
        if (!this.#hasNews) this.#tried.resolve();
        console.error(
          `Renewal: ${error instanceof Error ? error.message : error} Next try in ${waitMs / 1000} s.`,
        );
        this.#rest = new AbortController();
        await pause(waitMs, undefined, { signal: this.#rest.signal, ref: false }).catch(() => {});
        waitMs = Math.min(waitMs * 2, maxWaitMs);
      }
    }
  }

  async #takeNews(): Promise<void> {
    const news = { tags: this.#tags, everything: this.#everything, pathsAreOld: this.#pathsAreOld };
    this.#tags = new Set();
    this.#everything = false;
    this.#pathsAreOld = false;
    try {
      await this.#markPages(news);
    } catch (error) {
      this.#tags = this.#tags.union(news.tags);
      this.#everything ||= news.everything;
      this.#pathsAreOld ||= news.pathsAreOld;
      throw error;
    }
  }

  async #markPages({ tags: changed, everything, pathsAreOld }: News): Promise<void> {
    const { index, known, pages, renderer, generated, markStale } = this.#parts;
    const tags = [...changed, everything ? everythingTag : anyChangeTag];
    const added = everything || pathsAreOld || known.concerns(tags) ? await this.#askPaths() : [];
    // A page that was being made before the change would otherwise be stored after it, and pass for new.
    await renderer.settle();
    await markStale([...tags, ...added.map(pathTag)]);
    const concerned = [...added, ...(everything ? index.paths() : index.pathsWith(tags))];
    const there = concerned.filter((path) => known.has(path) || path === notFoundPath);
    const paths = [...there, ...there.map(twinOfPath).filter((twin) => pages.has(twin))];
    paths.sort((a, b) => Number(pages.has(b)) - Number(pages.has(a)));
    this.#pending = new Set([...paths, ...generated, ...this.#pending]);
    this.#failed.clear();
  }

  /** Asks the lake for the site's paths, drops those that went and answers those that came. */
  async #askPaths(): Promise<string[]> {
    const { known, pages, index, askPaths } = this.#parts;
    const answer = await askPaths();
    const { added, removed } = known.replace(answer.paths, answer.tags);
    for (const path of removed) {
      pages.delete(path);
      pages.delete(twinOfPath(path));
      index.forget(path);
      this.#pending.delete(path);
      this.#failed.delete(path);
    }
    return added;
  }

  /** Throws once everything that waits has failed since the last rest or news. */
  async #renewSome(): Promise<void> {
    const paths = this.#next();
    const renew = (path: string) =>
      this.#renewPage(path).then(
        () => true,
        () => false,
      );
    const renewed = await Promise.all(paths.map(renew));
    for (const [index, path] of paths.entries()) {
      if (renewed[index]) this.#pending.delete(path);
      else this.#failed.add(path);
    }
    if (this.#failed.size === 0 || this.#failed.size < this.#pending.size) return;
    const names = [...this.#failed].slice(0, maxNames).map((path) => `"${path}"`);
    const rest = this.#failed.size - names.length;
    if (rest > 0) names.push(`${rest} more`);
    this.#failed.clear();
    throw new Error(`Could not render ${names.join(', ')} anew; visitors get the last version.`);
  }

  /** Some pages, or one file such as the sitemap, which would make the pages beside it late. */
  #next(): string[] {
    const isPage = (path: string) => !this.#parts.generated.includes(path);
    const paths = [...this.#pending.difference(this.#failed)].slice(0, concurrency);
    return paths[0] && isPage(paths[0]) ? paths.filter(isPage) : paths.slice(0, 1);
  }

  async #renewPage(path: string): Promise<void> {
    const { pages, renderer, generated } = this.#parts;
    const page = await renderer.renderAnew(path);
    if (page.status >= 400) pages.delete(path);
    else if (!generated.includes(path)) pages.set(path, page);
  }

  async #keepState(): Promise<void> {
    const { file, known, settings } = this.#parts;
    await writeState(file, { lastEventId: this.#lastEventId, paths: known.all(), settings });
  }
}
