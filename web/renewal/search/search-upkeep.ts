import type { KnownPaths } from '../../known/known-paths.ts';
import type { PageText } from '../../search/page-text.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { Chore } from '../chore.ts';

const pagesAtOnce = 10;
const sweptAtOnce = 500; // addresses compared with the index in one go
const shareOfRest = 0.2; // of a chore's usual rest: indexing a large site takes a third of the time
const maxUnreadable = 10; // an index that lacks at most so many unreadable pages counts as whole

/** What the upkeep of the search works with. */
export interface SearchParts {
  index: SearchIndex;
  known: KnownPaths;
  /** The text by which a page is found now; null when nobody is to find it. Rejects when the page cannot be read. */
  read: (path: string) => Promise<PageText | null>;
  /** Names the build: another one may read pages differently. */
  build: string;
}

/**
 * Keeps the search index up to date, and in the sitemap the time at which what a page shows changed. It reads pages
 * again that changed or were rendered anew, and removes those no longer listed. A sweep through all addresses, one at
 * each start, finds whatever was missed. All of this waits until nothing else is to be done.
 */
export class SearchUpkeep {
  readonly #parts: SearchParts;
  readonly #chore: Chore;
  /** Pages that could not be read when that was last tried. */
  readonly #unreadable = new Set<string>();

  constructor(parts: SearchParts) {
    this.#parts = parts;
    this.sweep();
    this.#chore = new Chore(
      () => this.#isSweeping || parts.index.waiting(1).length > 0,
      () => this.#work(),
      { share: shareOfRest },
    );
  }

  /** Has some pages read anew, when there is time. */
  note(paths: readonly string[]): void {
    if (paths.length > 0) this.#parts.index.note(paths);
  }

  /** Has all addresses compared with the index, for when nobody can say what has changed. */
  sweep(): void {
    this.#parts.index.sweptTo = '';
  }

  /** Begins if there is something to do. */
  begin(): void {
    this.#chore.begin();
  }

  /** Stops after the pages that are being read. */
  close(): Promise<void> {
    return this.#chore.close();
  }

  get #isSweeping(): boolean {
    const { known, index } = this.#parts;
    return known.isComplete && index.sweptTo !== null;
  }

  async #work(): Promise<void> {
    const { index, known } = this.#parts;
    const waiting = index.waiting(pagesAtOnce);
    if (this.#isSweeping && this.#isAllTried) this.#sweepSome();
    try {
      await this.#renewAll(waiting);
    } finally {
      if (known.isComplete && index.sweptTo === null && this.#isAllTried) index.sayWhole();
    }
  }

  /** Rejects, for the chore to rest, when most pages cannot be read, as while the lake is away. */
  async #renewAll(waiting: ReturnType<SearchIndex['waiting']>): Promise<void> {
    const faults: unknown[] = [];
    let done = 0;
    for (const one of waiting) {
      try {
        await this.#renew(one.path);
        this.#parts.index.done(one);
        done++;
      } catch (error) {
        faults.push(error);
        if (faults.length > done + 1) break;
      }
    }
    if (faults.length > done) throw faults[0];
  }

  /** Whether nothing waits but a few pages that cannot be read. */
  get #isAllTried(): boolean {
    const left = this.#parts.index.waiting(maxUnreadable + 1);
    return left.length <= maxUnreadable && left.every(({ path }) => this.#unreadable.has(path));
  }

  async #renew(path: string): Promise<void> {
    const { index, known } = this.#parts;
    const updatedAt = known.listedAt(path);
    const page = updatedAt === null ? null : await this.#read(path);
    const version = updatedAt && this.#versionOf(updatedAt);
    const changedAt = page && this.#changeOf(path, page, version);
    index.put(path, page, version, changedAt);
    if (changedAt) known.files.noteChange(path, changedAt);
  }

  async #read(path: string): Promise<PageText | null> {
    this.#unreadable.delete(path);
    try {
      return await this.#parts.read(path);
    } catch (error) {
      this.#unreadable.add(path);
      this.#parts.index.note([path]); // it comes after all others
      throw error;
    }
  }

  /**
   * When the page was last seen to show something else; null when never. Only readings of the same version of the
   * document by the same build are compared, because another build may write all pages differently.
   */
  #changeOf(path: string, { digest }: PageText, version: string | null): string | null {
    const before = this.#parts.index.readBefore(path);
    if (!before) return null;
    const isOther = before.version === version && before.digest !== digest;
    return isOther ? new Date().toISOString() : before.changedAt;
  }

  #sweepSome(): void {
    const { index, known } = this.#parts;
    const after = index.sweptTo;
    if (after === null) return;
    const listed = known.listedAfter(after, sweptAtOnce);
    const last = listed.length < sweptAtOnce ? null : (listed.at(-1)?.path ?? null);
    const there = new Map(index.between(after, last).map(({ path, version }) => [path, version]));
    const paths = new Set(listed.map(({ path }) => path));
    const old = listed.filter(({ path, updatedAt }) => there.get(path) !== this.#versionOf(updatedAt));
    const gone = [...there.keys()].filter((path) => !paths.has(path));
    this.note([...old.map(({ path }) => path), ...gone]);
    index.sweptTo = last;
  }

  #versionOf = (updatedAt: string): string => `${this.#parts.build} ${updatedAt}`;
}
