import { setTimeout as pause } from 'node:timers/promises';
import { anyChangeTag, everythingTag } from '../content/cache-tags.ts';
import type { KnownPaths } from '../front/known-paths.ts';
import type { PageCache } from '../front/page-cache.ts';
import type { PageRenderer } from '../front/page-renderer.ts';
import { notFoundPath } from '../page/page-path.ts';
import { pathTag } from './path-tag.ts';
import { type RenewalState, writeState } from './state-file.ts';
import type { TagIndex } from './tag-index.ts';

const firstRetry = 1_000; // ms
const lastRetry = 30_000; // ms
const together = 2; // pages rendered at a time, so that visitors are not held up

/** What renewal works with. */
export interface RenewalParts {
  index: TagIndex;
  known: KnownPaths;
  pages: PageCache;
  renderer: PageRenderer;
  file: string;
  askPaths: () => Promise<{ paths: string[]; tags: string[] }>;
  markStale: (tags: string[]) => Promise<void>;
}

/** Brings changed content to visitors: pages that carry a changed tag are rendered anew while the old ones are served. */
export class Renewal {
  readonly #parts: RenewalParts;
  #waiting = new Set<string>();
  #everything = false;
  #pathsAreOld = true;
  #lastEventId: string | null;
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(parts: RenewalParts, state: RenewalState | null) {
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
    for (const tag of tags) this.#waiting.add(tag);
    this.#begin(eventId);
  }

  /** Renews every page: for when the lake cannot say what has changed. */
  renewEverything(eventId: string | null): void {
    this.#everything = true;
    this.#begin(eventId);
  }

  /** Stops after the pages that are being rendered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  #begin(eventId: string | null): void {
    if (eventId) this.#lastEventId = eventId;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  async #work(): Promise<void> {
    let retry = firstRetry;
    while (!this.#isClosed && (this.#everything || this.#pathsAreOld || this.#waiting.size > 0)) {
      const everything = this.#everything;
      const tags = [...this.#waiting];
      const lastEventId = this.#lastEventId;
      this.#everything = false;
      this.#waiting = new Set();
      try {
        await this.#renewBatch(tags, everything);
        await writeState(this.#parts.file, { lastEventId, paths: this.#parts.known.all() });
        retry = firstRetry;
      } catch (error) {
        if (error instanceof PagesLeft) {
          for (const path of error.paths) this.#waiting.add(pathTag(path));
        } else {
          this.#everything ||= everything;
          for (const tag of tags) this.#waiting.add(tag);
        }
        console.error(
          `Renewal: ${error instanceof Error ? error.message : error} Next try in ${retry / 1000} s.`,
        );
        await pause(retry, undefined, { ref: false });
        retry = Math.min(retry * 2, lastRetry);
      }
    }
  }

  async #renewBatch(tags: string[], everything: boolean): Promise<void> {
    const { index, known, pages, renderer, markStale } = this.#parts;
    const added = everything || this.#pathsAreOld || known.concerns(tags) ? await this.#askPaths() : [];
    // A page that was being made before the change would otherwise be stored after it, and pass for new.
    await renderer.settle();
    await markStale([...tags, everything ? everythingTag : anyChangeTag, ...added.map(pathTag)]);
    const concerned = new Set([
      ...(everything ? index.paths() : index.pathsWith([...tags, anyChangeTag])),
      ...added,
    ]);
    const paths = [...concerned].filter((path) => known.has(path) || path === notFoundPath);
    paths.sort((a, b) => Number(pages.has(b)) - Number(pages.has(a)));
    const left: string[] = [];
    await Promise.all(Array.from({ length: together }, () => this.#renewPages(paths, left)));
    if (left.length > 0) throw new PagesLeft(left);
  }

  /** Asks the lake for the site's paths, drops those that went and answers those that came. */
  async #askPaths(): Promise<string[]> {
    const { known, pages, index, askPaths } = this.#parts;
    const answer = await askPaths();
    this.#pathsAreOld = false;
    const { added, removed } = known.replace(answer.paths, answer.tags);
    for (const path of removed) {
      pages.delete(path);
      index.forget(path);
    }
    return added;
  }

  async #renewPages(paths: string[], left: string[]): Promise<void> {
    const { pages, renderer } = this.#parts;
    for (let path = paths.shift(); path !== undefined && !this.#isClosed; path = paths.shift()) {
      try {
        const page = await renderer.renderAnew(path);
        if (page.status < 400) pages.set(path, page);
        else pages.delete(path);
      } catch {
        left.push(path);
      }
    }
  }
}

/** Pages that Next could not render anew; the others of the batch are done. */
class PagesLeft extends Error {
  readonly paths: string[];

  constructor(paths: string[]) {
    super(
      `${paths.map((path) => `"${path}"`).join(', ')} could not be rendered anew; visitors get the last version.`,
    );
    this.paths = paths;
  }
}
