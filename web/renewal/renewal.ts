import { setTimeout as pause } from 'node:timers/promises';
import { anyChangeTag, everythingTag } from '../content/cache-tags.ts';
import type { FinishedPage } from '../finished/finished-page.ts';
import type { AddressChange } from '../known/known-paths.ts';
import type { RenewalState } from '../known/renewal-state.ts';
import { isPage, notFoundPath, twinOfPath } from '../page/page-path.ts';
import { Chore } from './chore.ts';
import { couldNotRender } from './could-not-render.ts';
import { makePage } from './make-page.ts';
import type { Renewing } from './marking.ts';
import { bothNews, type News, noNews } from './news.ts';
import { Progress } from './progress.ts';
import type { RenewalParts } from './renewal-parts.ts';
import { ownTag } from './tags/whose-tags.ts';
import { takeSome } from './take-some.ts';
import { Tried } from './tried.ts';
import { WaitingFiles } from './waiting-files.ts';

const firstWaitMs = 1_000;
const maxWaitMs = 30_000;
const concurrency = 2; // pages rendered at a time, so that visitors are not held up; none beside what was edited but what was, too
const maxUnseen = 500; // pages rendered anew although nobody has asked for them; more wait until somebody does

/** Brings changed content to visitors: pages that carry a changed tag are rendered anew while the old ones are served. */
export class Renewal implements Renewing {
  readonly #parts: RenewalParts;
  #news: News = noNews();
  #pending = new Set<string>();
  /** Those of them that were edited themselves. */
  #edited: ReadonlySet<string> = new Set();
  /** Those of which somebody, or a CDN, may have got another version than the one that stands finished. */
  readonly #mistrusted = new Set<string>();
  /** Those of them that could not be rendered since the last rest, or news of them. */
  #failed = new Set<string>();
  #lastEventId: string | null;
  #running: Promise<void> | null = null;
  #rest = new AbortController();
  readonly #closing = new AbortController();
  /** How far the lists go: the further pages of a blog, its categories. */
  readonly #lists: Chore;
  readonly #files: WaitingFiles;
  readonly #progress = new Progress();
  readonly #tried = new Tried();

  constructor(parts: RenewalParts, state: Pick<RenewalState, 'lastEventId'> | null) {
    this.#parts = parts;
    this.#lists = new Chore(
      () => parts.known.listsAreOld,
      async () => this.#take(await parts.watch.askLists()),
    );
    this.#files = new WaitingFiles(parts.renderer);
    this.#lastEventId = state?.lastEventId ?? null;
    // Next has forgotten what was old when the process ended.
    for (const path of parts.index.oldPaths(maxUnseen)) if (isPage(path)) this.#news.viewed.add(path);
  }

  /** The lake is there (again): renews everything if nobody knows since when it has changed. */
  welcome(eventId: string | null): void {
    if (this.#lastEventId === null) this.renewEverything(eventId);
    else this.#begin(null);
  }

  /** Renews what carries these tags; `eventId` is kept once it is known which pages these are. */
  renew(tags: readonly string[], eventId: string | null): void {
    for (const tag of tags) this.#news.tags.add(tag);
    this.#parts.watch.note(tags);
    this.#parts.purger.assets(tags);
    this.#begin(eventId);
  }

  /** Renews every page: for when the lake cannot say what has changed. */
  renewEverything(eventId: string | null): void {
    this.#news.everything = true;
    this.#parts.watch.noteEverything();
    this.#parts.search.sweep();
    this.#begin(eventId);
  }

  /** Somebody has asked for a page that is old: it comes before those that nobody asks for. */
  view(path: string): void {
    if (this.#pending.has(path)) this.#pending = new Set([path]).union(this.#pending);
    else this.#see(path);
  }

  /** What has been made of a page may be of before the last change. */
  mistrust(path: string): void {
    this.#mistrusted.add(path);
    this.#see(path);
  }

  #see(path: string): void {
    this.#news.viewed.add(path);
    this.#begin(null);
  }

  /** Makes the page of a path for somebody who waits for it: none stands there finished, or none that he may see. */
  make(path: string): Promise<FinishedPage> {
    return makePage(this.#parts, path);
  }

  /** Nothing was found at a path that is known: whether it still has a document is asked. */
  check(path: string): void {
    if (this.#parts.watch.check(path)) this.#begin(null);
  }

  /** Resolves when every page that waits has been rendered anew, or at least tried. */
  get tried(): Promise<void> {
    return this.#tried.promise;
  }

  /** How many pages wait to be rendered anew. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** Stops after the pages that are being rendered. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#rest.abort();
    const others = [this.#lists, this.#files, this.#parts.search];
    await Promise.all([this.#running, ...others.map((other) => other.close())]);
  }

  #begin(eventId: string | null): void {
    if (eventId) this.#lastEventId = eventId;
    this.#rest.abort();
    if (!this.#running) this.#tried.begin();
    this.#running ??= Promise.resolve()
      .then(() => this.#work())
      .finally(() => {
        this.#running = null;
        // News that came as it went to rest.
        if (this.#hasNews && !this.#closing.signal.aborted) this.#begin(null);
      });
  }

  get #hasNews(): boolean {
    const { tags, everything, viewed } = this.#news;
    return everything || tags.size + viewed.size > 0 || this.#parts.watch.hasNews;
  }

  /**
   * News come before pages that still wait, so that a change of the menu does not hold up the change of a page. Some of these are
   * rendered after each all the same: where many ask for pages there are always news.
   */
  async #work(): Promise<void> {
    const { watch } = this.#parts;
    let waitMs = firstWaitMs;
    while (!this.#closing.signal.aborted) {
      try {
        if (this.#hasNews) await this.#takeNews();
        if (this.#pending.size > 0 || watch.isWalking)
          await Promise.all([
            this.#renewSome(),
            watch.isWalking && watch.walk().then((all) => this.#take(all)),
          ]);
        else if (!this.#hasNews) break;
        waitMs = firstWaitMs;
      } catch (error) {
        if (!this.#hasNews) this.#rendered(); // but for pages that cannot be
        const reason = error instanceof Error ? error.message : error;
        console.error(`Renewal: ${reason} Next try in ${waitMs / 1000} s.`);
        await this.#pause(waitMs);
        waitMs = Math.min(waitMs * 2, maxWaitMs);
      }
    }
    this.#rendered();
  }

  /** No page waits that has not been tried: what comes after all pages begins. */
  #rendered(): void {
    this.#tried.resolve();
    this.#lists.begin();
    this.#files.begin();
    this.#parts.search.begin();
  }

  async #takeNews(): Promise<void> {
    const news = this.#news;
    const eventId = this.#lastEventId;
    this.#news = noNews();
    try {
      await this.#markPages(news);
      // Whatever ends the process now: what is old is noted, and so is what has an address.
      this.#parts.keepState({ lastEventId: eventId });
    } catch (error) {
      this.#news = bothNews(this.#news, news);
      throw error;
    }
  }

  async #markPages({ tags: changed, everything, viewed }: News): Promise<void> {
    const { generated, index, watch, renderer, markStale } = this.#parts;
    const isChange = everything || changed.size > 0;
    const tags = [...changed, ...(everything ? [everythingTag] : isChange ? [anyChangeTag] : [])];
    const marking = markStale([...tags, ...Array.from(viewed, (path) => ownTag(path, generated))]);
    // What was begun before Next knew of the change would otherwise be stored after it, and pass for new.
    const settled = isChange || watch.hasNews ? marking.finally(() => renderer.settle()) : marking;
    const takeAddresses = async () => {
      const change = await watch.takeNews();
      await settled.catch(() => {});
      this.#drop(change);
      return change;
    };
    const change = watch.hasNews ? takeAddresses() : { added: [], touched: [] };
    const [{ added, touched }] = await Promise.all([change, settled]);
    if (added.length > 0) await markStale(added.map((path) => ownTag(path, generated)));
    if (isChange) await index.makeOld(everything ? 'all' : tags, 'old');
    const others = everything ? index.oldPaths(maxUnseen) : index.pathsWith(tags, maxUnseen);
    // A page's Markdown is made anew when it is asked for: few ever do.
    const [rendered, twins] = [others.filter(isPage), others.filter((path) => !isPage(path))];
    // Pages that are rendered anew go once they are; nobody renders what comes beyond these.
    if (others.length >= maxUnseen) this.#parts.purger.everyPage();
    else this.#parts.purger.pages(twins);
    this.#edited = new Set(touched).intersection(new Set(rendered));
    // Those whose tags are on the fewest pages come before others.
    this.#await([...viewed, ...added, ...this.#edited, ...rendered], viewed);
  }

  /**
   * Has paths rendered anew, in this order and before those that wait already; files come last of all, unless they are among
   * those that somebody asked for.
   */
  #await(paths: readonly string[], viewed: ReadonlySet<string>): void {
    const { generated, index, known } = this.#parts;
    const mayStand = (path: string) => known.has(path) || known.mayLack(path) || path === notFoundPath;
    const concerned = paths.filter((path) => (generated.includes(path) ? viewed.has(path) : mayStand(path)));
    this.#pending = new Set(concerned).union(this.#pending);
    for (const file of generated) {
      if (this.#pending.has(file)) this.#files.delete(file);
      else if (paths.includes(file)) this.#files.add(file);
    }
    // Others that failed would be tried before those that were not yet, with all news again.
    for (const path of concerned) this.#failed.delete(path);
    if (concerned.length >= maxUnseen) this.#progress.begin(this.#pending.size, index.oldCount);
  }

  /** Drops what has gone. Where something has come, a CDN may keep that nothing is there. */
  #take(change: AddressChange): void {
    this.#drop(change);
    this.#parts.purger.pages(change.added);
  }

  #drop({ removed, touched }: AddressChange): void {
    const { finished, index, search } = this.#parts;
    search.note(touched);
    for (const path of removed) {
      this.#parts.purger.pages([path]);
      for (const own of [path, twinOfPath(path)]) {
        finished.delete(own);
        this.#pending.delete(own);
        this.#failed.delete(own);
        index.forget(own);
      }
    }
  }

  /** Throws once everything that waits has failed since the last rest. */
  async #renewSome(): Promise<void> {
    const next = [...takeSome(this.#pending, this.#failed, concurrency)];
    const edited = next.filter((path) => this.#edited.has(path));
    const paths = edited[0] === next[0] ? edited : next;
    const renewed = await Promise.allSettled(paths.map((path) => this.#renewPage(path)));
    for (const [index, path] of paths.entries()) {
      if (renewed[index]?.status === 'fulfilled') this.#pending.delete(path);
      else this.#failed.add(path);
    }
    this.#progress.tell(this.#pending.size);
    if (this.#failed.size === 0 || this.#failed.size < this.#pending.size) return;
    const fault = couldNotRender(this.#failed);
    this.#failed.clear();
    throw fault;
  }

  async #renewPage(path: string): Promise<void> {
    // What was edited has hardly stayed as it was.
    const mustChange = this.#mistrusted.delete(path) || this.#edited.has(path) || this.#failed.has(path);
    const { status } = await this.#parts.renderer.renderAnew(path, !mustChange);
    if (status >= 400 && path !== notFoundPath) this.check(path);
  }

  async #pause(ms: number): Promise<void> {
    this.#rest = new AbortController();
    await pause(ms, undefined, { signal: this.#rest.signal, ref: false }).catch(() => {});
  }
}
