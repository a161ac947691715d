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
import { reasonOf } from './reason-of.ts';
import type { RenewalParts } from './renewal-parts.ts';
import { ownTag } from './tags/whose-tags.ts';
import { takeSome } from './take-some.ts';
import { Tried } from './tried.ts';
import { WaitingFiles } from './waiting-files.ts';

const firstWaitMs = 1_000;
const maxWaitMs = 30_000;
const concurrency = 2; // pages at a time, so that visitors are not held up; beside an edited page only edited ones
const maxUnseen = 500; // pages rendered anew although nobody has asked for them; more wait until somebody does

/**
 * Brings changed content to visitors: pages that carry a changed tag are rendered anew while the old ones are served.
 */
export class Renewal implements Renewing {
  readonly #parts: RenewalParts;
  #news: News = noNews();
  #pending = new Set<string>();
  /** The pending pages whose own documents were edited. */
  #edited: ReadonlySet<string> = new Set();
  /** Pages of which a visitor, or a CDN, may have got another version than the one that stands finished. */
  readonly #mistrusted = new Set<string>();
  /** The pending pages that could not be rendered since the last rest, or since the last news of them. */
  #failed = new Set<string>();
  #lastEventId: string | null;
  #running: Promise<void> | null = null;
  #rest = new AbortController();
  readonly #closing = new AbortController();
  /** Asks how far the lists go: the further pages of a blog, and its categories. */
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
    // Next has forgotten what was old when the last process ended.
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

  /** Renews a page that may have been made from content of before the last change. */
  mistrust(path: string): void {
    this.#mistrusted.add(path);
    this.#see(path);
  }

  #see(path: string): void {
    this.#news.viewed.add(path);
    this.#begin(null);
  }

  /**
   * Makes the page of a path for a visitor who waits for it, because none is finished, or only one that nobody may see.
   */
  make(path: string): Promise<FinishedPage> {
    return makePage(this.#parts, path);
  }

  /** Asks whether a known path still has a document, because nothing was found there. */
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
        // News may have come while the work was ending.
        if (this.#hasNews && !this.#closing.signal.aborted) this.#begin(null);
      });
  }

  get #hasNews(): boolean {
    const { tags, everything, viewed } = this.#news;
    return everything || tags.size + viewed.size > 0 || this.#parts.watch.hasNews;
  }

  /**
   * Takes news before it renders pages that still wait, so that a change of the menu does not hold up the change of a
   * page. It renders some of them after each lot of news all the same: where many visitors ask for pages there are
   * always news.
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
        if (!this.#hasNews) this.#rendered(); // all but those that cannot be
        console.error(`Renewal: ${reasonOf(error)} Next try in ${waitMs / 1000} s.`);
        await this.#pause(waitMs);
        waitMs = Math.min(waitMs * 2, maxWaitMs);
      }
    }
    this.#rendered();
  }

  /** Begins what comes after all pages, because every page that waits has been tried. */
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
      // Even if the process ends now, the records say what is old and what has an address.
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
    // A page begun before Next knew of the change would otherwise be stored after it, and pass for new.
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
    // A page's Markdown is made anew only when somebody asks for it: few ever do.
    const [rendered, twins] = [others.filter(isPage), others.filter((path) => !isPage(path))];
    // The CDN drops a page once it is rendered anew; beyond `maxUnseen` none is rendered, so it drops every page now.
    if (others.length >= maxUnseen) this.#parts.purger.everyPage();
    else this.#parts.purger.pages(twins);
    this.#edited = new Set(touched).intersection(new Set(rendered));
    // Within `rendered`, pages whose tags are on the fewest pages come first.
    this.#await([...viewed, ...added, ...this.#edited, ...rendered], viewed);
  }

  /**
   * Queues paths for rendering, in this order and before those that wait already. Files made from content come last of
   * all, unless somebody asked for them.
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
    // If news cleared all failures, failed pages would be tried again before those that have not been tried yet.
    for (const path of concerned) this.#failed.delete(path);
    if (concerned.length >= maxUnseen) this.#progress.begin(this.#pending.size, index.oldCount);
  }

  /** Drops what has gone, and purges what has come: a CDN may have kept that nothing was there. */
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

  /** Renders the next pages anew; throws once everything that waits has failed since the last rest. */
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
    // An edited page has most likely changed, so comparing it first would be wasted.
    const mustChange = this.#mistrusted.delete(path) || this.#edited.has(path) || this.#failed.has(path);
    const { status } = await this.#parts.renderer.renderAnew(path, !mustChange);
    if (status >= 400 && path !== notFoundPath) this.check(path);
  }

  async #pause(ms: number): Promise<void> {
    this.#rest = new AbortController();
    await pause(ms, undefined, { signal: this.#rest.signal, ref: false }).catch(() => {});
  }
}
