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
import { isForFile } from './served-files.ts';
import { forgetWhole, type Redirect, tellServer } from './tell-server.ts';
import type { WrittenFiles } from './written-files.ts';

const maxFilled = 1_000; // pages that become files before anybody asks for them; on a larger site, each does once it is asked for
const waits = { firstMs: 1_000, maxMs: 60_000 };
const quietMs = 100; // after the last change, before the lists of redirects are written
const yearMs = 1_000;

/** What is needed to keep finished pages as files. */
export interface SiteFilesParts {
  folder: FileFolder;
  finished: FinishedPages;
  known: KnownPaths;
  written: WrittenFiles;
  /** The addresses of files that are made of content and are no pages. */
  data: readonly string[];
  /** Copies what pages load to where the server finds it; no page becomes a file before that. */
  prepare: () => Promise<void>;
  /** Has the page of a path made and finished. */
  make: (path: string) => Promise<unknown>;
  /** Hears of pages whose file has changed or gone: when it first heard of them, the old file was still there. */
  purger?: Pick<Purger, 'pages' | 'everyPage'>;
  year?: () => number;
}

/**
 * Keeps every finished page as a file for a web server in front of the site. Each notice makes it compare a path's file
 * with the finished page, so the next notice also puts a missed change right.
 */
export class SiteFiles {
  readonly #parts: Required<SiteFilesParts>;
  readonly #waiting = new Set<string>();
  readonly #redirects = new Map<string, Redirect>(); // by their paths
  readonly #closing = new AbortController();
  /** The paths whose file could not be written, and null when the redirects could not. */
  readonly #retries = new Retries<string | null>((path) => this.#noteAgain(path), waits);
  #saidAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;
  /** Aborted while this rests. Another one for each `begin`. */
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

  /** Notes that what stands at these paths may have changed. */
  note(paths: Iterable<string>): void {
    for (const path of paths) this.#waiting.add(path);
    this.#begin();
  }

  /** Checks every file, and removes those of old pages: served, they would keep anyone from asking for new ones. */
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

  /** Removes the files of all pages: they show what nobody may see any more. */
  async clear(): Promise<void> {
    await forgetWhole(this.#parts.folder);
    for await (const file of this.#files()) await this.#remove(file);
    this.#parts.purger.everyPage();
  }

  /**
   * Begins to write what is noted. Rewrites earlier files that do not match their finished page, and makes missing
   * pages of a site that is not large. `whenKnown` resolves when all addresses are known.
   */
  async begin(whenKnown: Promise<void>): Promise<void> {
    this.#turn = new AbortController();
    const signal = AbortSignal.any([this.#closing.signal, this.#turn.signal]);
    // A full disk, or a file that vanishes while it is copied, must not end this until the next start.
    await untilDone(() => this.#prepare(), waits, signal, unwritten);
    if (signal.aborted) return;
    this.#isOpen = true;
    if (this.#hasRested) await this.review();
    this.note([]);
    this.#ticking ??= setInterval(() => void this.#turnYear(), yearMs).unref();
    await Promise.race([whenKnown, once(signal, 'abort')]);
    await this.#fill(signal);
  }

  /** Leaves all files alone, because another process writes them now; the next `begin` makes up for what was missed. */
  async rest(): Promise<void> {
    this.#isOpen = false;
    this.#hasRested = true;
    this.#turn.abort();
    await Promise.all([this.#running, this.#preparing?.catch(() => {})]);
  }

  /** Resolves when all that was noted is written, or has failed and waits for another try. */
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
        await make(path).catch(() => {}); // the renderer reports the failure
      const begun = performance.now();
      this.note([path]);
      await this.settle();
      // On a large site this takes long, and visitors come first.
      if (paths.size > maxFilled)
        await pause(performance.now() - begun, undefined, { signal, ref: false }).catch(() => {});
    }
    // Only now are all redirects known again.
    for (const redirect of finished.redirects()) this.#redirects.set(redirect.path, redirect);
    this.#isFilled = true;
    this.#isToTell = true;
    this.note([]);
    await this.settle();
  }

  /** Has every page written anew when a new year begins, which its copyright line shows. */
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

  /** Reports a failure, once for many: on a full disk every file fails. */
  #sayUnwritten(error: unknown, waitMs: number): void {
    if (performance.now() - this.#saidAt < waits.firstMs / 2) return;
    this.#saidAt = performance.now();
    unwritten(error, waitMs);
  }

  /** Makes the file of a path agree with what stands finished there. */
  async #bring(path: string): Promise<void> {
    const { folder, finished, written, data, purger } = this.#parts;
    const file = fileOf(path, data);
    const standing = finished.standing(path);
    const isFresh = file !== null && standing?.age === 'fresh';
    // Reading and unpacking every page would take most of a start.
    if (isFresh && (await written.isOf(file, standing.version, this.#year))) return;
    const found = finished.get(path);
    this.#noteRedirect(path, found?.page);
    if (file === null) {
      this.#mayLackFile ||= found !== undefined;
      return;
    }
    // The file of an old page stays until the new one is put; old Markdown is never served.
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
    if (file.startsWith('data/')) return isForFile(file, page.headers) ? plainOf(page) : null;
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
