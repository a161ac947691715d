import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { noPurger, type Purger } from '../cdn/purger.ts';
import { type FinishedPage, plainOf } from '../finished/finished-page.ts';
import type { FinishedPages } from '../finished/finished-pages.ts';
import { pageInYear } from '../finished/print-year.ts';
import type { KnownPaths } from '../known/known-paths.ts';
import { isPage, notFoundPath } from '../page/page-path.ts';
import { presentYear } from '../page/present-year.ts';
import type { FileFolder } from './file-folder.ts';
import { htmlOfFile } from './file-html.ts';
import { fileOf, pathOf, singleFiles } from './file-name.ts';
import { Retries, untilDone } from './retries.ts';
import { typesOfData } from './served-files.ts';
import { forgetWhole, type Redirect, tellServer } from './tell-server.ts';
import type { WrittenFiles } from './written-files.ts';

const maxFilled = 1_000; // pages that become files although nobody has asked for them; of more, each does when somebody has
const waits = { firstMs: 1_000, maxMs: 60_000 };
const quietMs = 100; // after the last change, until the lists of redirects are written
const yearMs = 1_000;

/** What finished pages are kept as files with. */
export interface SiteFilesParts {
  folder: FileFolder;
  finished: FinishedPages;
  known: KnownPaths;
  written: WrittenFiles;
  /** The addresses of files that are made of content and are no pages. */
  data: readonly string[];
  /** Brings what pages load to where the server finds it; no page becomes a file before. */
  prepare: () => Promise<void>;
  /** Has the page of a path finished. */
  make: (path: string) => Promise<unknown>;
  /** Hears of what visitors get another file, or none; it was told of the page before, while the old file was still there. */
  purger?: Pick<Purger, 'pages' | 'everyPage'>;
  year?: () => number;
}

/**
 * Keeps every finished page as a file for a web server before the site: what stands finished at a path is looked at whenever
 * something has become of it, so that a change that was missed is put right by the next one.
 */
export class SiteFiles {
  readonly #parts: Required<SiteFilesParts>;
  readonly #waiting = new Set<string>();
  readonly #redirects = new Map<string, Redirect>(); // by their paths
  readonly #closing = new AbortController();
  /** Paths of which the file could not be written, and null where what the server is told could not. */
  readonly #retries = new Retries<string | null>((path) => this.#noteAgain(path), waits);
  #saidAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;
  /** Aborted while it rests or before it has begun. */
  #turn = new AbortController();
  #hasRested = false;
  #preparing: Promise<void> | undefined;
  #ticking: NodeJS.Timeout | undefined;
  #isFilled = false;
  #isToTell = false;
  #mayLackFile = false;
  #running: Promise<void> | null = null;
  #year: number;

  constructor(parts: SiteFilesParts) {
    this.#parts = { purger: noPurger, year: presentYear, ...parts };
    this.#year = this.#parts.year();
  }

  /** Something may have become of what stands at these paths. */
  note(paths: Iterable<string>): void {
    for (const path of paths) this.#waiting.add(path);
    this.#begin();
  }

  /** Looks at every file: of what is old and may stay so until somebody asks for it, none is kept, as nobody asks for a file. */
  async review(): Promise<void> {
    if (this.#hasRested && !this.#isOpen) return;
    let wasRemoved = false;
    for await (const file of this.#files()) {
      const path = pathOf(file);
      if (path === null) continue;
      if (this.#parts.finished.standing(path)?.age === 'old') {
        this.#mayLackFile = true;
        await forgetWhole(this.#parts.folder);
        await this.#remove(file);
        wasRemoved = true;
      }
      this.note([path]);
    }
    if (wasRemoved) this.#parts.purger.everyPage();
  }

  /** Takes all files of pages away: they hold what nobody may see any more. */
  async clear(): Promise<void> {
    await forgetWhole(this.#parts.folder);
    for await (const file of this.#files()) await this.#remove(file);
    this.#parts.purger.everyPage();
  }

  /**
   * Begins to write what is noted. What was kept before is written anew unless it is of the page that stands finished, and what is
   * missing of a site that is not large is made; `whenKnown` resolves when all addresses are.
   */
  async begin(whenKnown: Promise<void>): Promise<void> {
    this.#turn = new AbortController();
    const signal = AbortSignal.any([this.#closing.signal, this.#turn.signal]);
    // A disk that is full, or a file that goes while it is copied, must not end it until the next start.
    await untilDone(() => this.#prepare(), waits, signal, unwritten);
    if (signal.aborted) return;
    this.#isOpen = true;
    if (this.#hasRested) await this.review();
    this.note([]);
    this.#ticking ??= setInterval(() => void this.#turnYear(), yearMs).unref();
    await Promise.race([whenKnown, once(signal, 'abort')]);
    await this.#fill(signal);
  }

  /** Leaves all files alone, as another process writes them from now on; `begin` has it make up for what it has missed. */
  async rest(): Promise<void> {
    this.#isOpen = false;
    this.#hasRested = true;
    this.#turn.abort();
    await Promise.all([this.#running, this.#preparing?.catch(() => {})]);
  }

  /** Resolves when all that was noted is written, or waits for another try because it could not be. */
  async settle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Stops after the file that is being written. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#ticking);
    await Promise.all([this.#running, this.#preparing?.catch(() => {})]);
    this.#retries.close();
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  get #hasWork(): boolean {
    return this.#waiting.size > 0 || (this.#isToTell && this.#isFilled);
  }

  async *#files(): AsyncGenerator<string> {
    yield* singleFiles;
    for (const each of ['pages', 'data']) yield* this.#parts.folder.names(each);
  }

  #begin(): void {
    if (!this.#isOpen || this.#isClosed || !this.#hasWork) return;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
      this.#begin();
    });
  }

  async #fill(signal: AbortSignal): Promise<void> {
    const { finished, known, data, make } = this.#parts;
    const paths = new Set(['/', notFoundPath, ...data]);
    for await (const file of this.#files()) paths.add(pathOf(file) ?? '/');
    if (known.count <= maxFilled) for (const path of known.pathsAfter('', maxFilled)) paths.add(path);
    let count = 0;
    for (const path of paths) {
      if (signal.aborted) return;
      const isThere = known.has(path) || path === notFoundPath || data.includes(path);
      if (isThere && isPage(path) && !finished.standing(path) && count++ < maxFilled)
        await make(path).catch(() => {}); // is said where it failed
      const begun = performance.now();
      this.note([path]);
      await this.settle();
      // On a large site this is long, and visitors come first.
      if (paths.size > maxFilled)
        await pause(performance.now() - begun, undefined, { signal, ref: false }).catch(() => {});
    }
    // Until here not all redirects are known again.
    for (const redirect of finished.redirects()) this.#redirects.set(redirect.path, redirect);
    this.#isFilled = true;
    this.#isToTell = true;
    this.note([]);
    await this.settle();
  }

  /** The copyright line of every page has another year. */
  async #turnYear(): Promise<void> {
    const before = this.#year;
    this.#year = this.#parts.year();
    if (this.#year === before) return;
    try {
      for await (const file of this.#files()) this.note([pathOf(file) ?? '/']);
    } catch (error) {
      this.#year = before;
      console.error('Not every page is written anew for the new year yet, which is tried again:', error);
    }
  }

  #prepare(): Promise<void> {
    const { prepare, written } = this.#parts;
    this.#preparing = prepare().then(() => written.begin());
    return this.#preparing;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && this.#isOpen && this.#hasWork) {
      const [path = null] = this.#waiting;
      try {
        if (path !== null) {
          this.#waiting.delete(path);
          await this.#bring(path);
        } else {
          await pause(quietMs, undefined, { signal, ref: false });
          if (this.#waiting.size > 0 || !this.#isOpen) continue;
          this.#isToTell = false;
          await this.#tell();
        }
        if (this.#retries.succeed(path) && path !== null) this.#isToTell = true;
      } catch (error) {
        if (signal.aborted) break;
        if (path !== null) this.#isToTell = true;
        this.#sayUnwritten(error, this.#retries.fail(path));
      }
    }
  }

  #noteAgain(path: string | null): void {
    if (path === null) this.#isToTell = true;
    this.note(path === null ? [] : [path]);
  }

  /** On a full disk every file fails, and one line says it. */
  #sayUnwritten(error: unknown, waitMs: number): void {
    if (performance.now() - this.#saidAt < waits.firstMs / 2) return;
    this.#saidAt = performance.now();
    unwritten(error, waitMs);
  }

  /** Brings the file of a path to what stands finished there. */
  async #bring(path: string): Promise<void> {
    const { folder, finished, written, data, purger } = this.#parts;
    const file = fileOf(path, data);
    const standing = finished.standing(path);
    const isFresh = file !== null && standing?.age === 'fresh';
    // To read and unpack the page would be most of a start.
    if (isFresh && (await written.isOf(file, standing.version, this.#year))) return;
    const found = finished.get(path);
    this.#noteRedirect(path, found?.page);
    if (file === null) {
      this.#mayLackFile ||= found !== undefined;
      return;
    }
    // An old page is the one that is there, until the new one is put; of Markdown nobody gets an old one.
    if (found?.age === 'old' && isPage(path)) return;
    const body = found?.age === 'fresh' && found.page.status === 200 ? this.#bodyOf(file, found.page) : null;
    if (found && body) {
      const year = this.#year;
      const isNew = await folder.put(file, body);
      if (isNew) this.#isToTell = true;
      if (isNew) purger.pages([path]);
      return written.note(file, found.version, year);
    }
    if (isPage(path)) this.#mayLackFile ||= found?.page.status === 200;
    if (await this.#remove(file)) purger.pages([path]);
    this.#isToTell = true;
  }

  async #remove(file: string): Promise<boolean> {
    this.#parts.written.forget(file);
    return this.#parts.folder.remove(file);
  }

  #noteRedirect(path: string, page: FinishedPage | undefined): void {
    const location = page && page.status >= 300 && page.status < 400 ? page.headers.location : undefined;
    if (page && location) this.#redirects.set(path, { path, status: page.status, location });
    else this.#redirects.delete(path);
  }

  #bodyOf(file: string, finished: FinishedPage): Buffer | null {
    const page = pageInYear(finished, this.#year);
    const type = page.headers['content-type'] ?? '';
    if (file.startsWith('data/')) return type === typesOfData(file) ? plainOf(page) : null;
    const html = type.startsWith('text/html') ? htmlOfFile(page) : null;
    return html === null ? null : Buffer.from(html);
  }

  async #tell(): Promise<void> {
    const { folder, finished, known } = this.#parts;
    const isKnown = known.isComplete && known.count <= maxFilled && finished.unfinished === undefined;
    const isWhole = isKnown && !this.#mayLackFile && !this.#retries.hasFailedBut(null);
    const redirects = [...this.#redirects.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    await tellServer(folder, redirects, isWhole);
  }
}

function unwritten(error: unknown, waitMs: number): void {
  const reason = error instanceof Error ? error.message : error;
  console.error(`The files of SITE_FILES could not be written: ${reason} Next try in ${waitMs / 1000} s.`);
}
