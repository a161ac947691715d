import { currentRequestId } from '#telemetry/request/current-request.ts';
import { requestIdHeader } from '#telemetry/request/request-id.ts';
import { type FinishedPage, makeFinishedPage } from '../finished/finished-page.ts';
import type { FinishedPages } from '../finished/finished-pages.ts';
import { writeLocation } from '../headers/location.ts';
import type { Headers, SiteHeaders } from '../headers/site-headers.ts';
import type { SharePage } from '../instances/share-pages.ts';
import { addressOfPath } from '../page/page-path.ts';
import type { FinishHtml } from './finish-html.ts';
import { redirectAddress } from './redirect-address.ts';

const passedOn = ['content-type', 'link', 'x-robots-tag'];
const temporarySeconds = 60; // Next keeps a page for less than this only when it could not render it anew
const maxMs = 60_000; // within which Next has to answer, so that what hangs does not keep other pages waiting
const maxSettleMs = 1_000; // how long a change waits for pages that are being made
/** With this header Next renders anew what it has stored, and answers when it is done. */
const anew = 'x-prerender-revalidate';

/** What pages are rendered with. */
export interface RendererParts {
  /** Where Next answers. */
  origin: string;
  headers: SiteHeaders;
  finishHtml: FinishHtml;
  finished: FinishedPages;
  /** The value with which Next permits rendering anew: the id that its build gave the preview mode. */
  leave: string;
  /** Shares renderings with other instances of the site, if there are some. */
  share?: SharePage;
  /** Whether the page of a path would be made of the same content again as when it got these tags (`madeTag`). */
  isMadeOf?: (path: string, tags: readonly string[]) => Promise<boolean>;
  /** Hears of each path that has been rendered anew. */
  onRenewed?: (path: string) => void;
  /** Hears of each path whose page was begun before a change that did not wait for it, once Next is done with it. */
  onLate?: (path: string) => void;
}

/** A page that is being made. */
interface Making {
  page: Promise<FinishedPage>;
  /** Whether a change did not wait for it: then it goes to whoever asked, and is stored nowhere. */
  isLate: boolean;
}

/** Asks Next for pages, finishes them, and puts them where the fronts find them. */
export class PageRenderer {
  readonly #parts: RendererParts;
  readonly #running = new Map<string, Making>();
  /**
   * Since the start: how many pages were rendered anew, how many seconds that took, how many failed, and how many did
   * not need it.
   */
  readonly figures = { rendered: 0, seconds: 0, failed: 0, confirmed: 0 };

  constructor(parts: RendererParts) {
    this.#parts = parts;
  }

  /** The page as Next has it; requests for one path at the same time share one rendering. */
  render(path: string): Promise<FinishedPage> {
    const { share, finished } = this.#parts;
    if (share && !finished.isStored(path)) return this.renderAnew(path).catch(() => this.#renderKept(path));
    return this.#renderKept(path);
  }

  #renderKept(path: string): Promise<FinishedPage> {
    return this.#once('kept', path, async (making) => {
      const answer = await this.#ask(path);
      const page = await this.#finish(answer);
      // A page that has become old meanwhile is not stored, where it would pass for new.
      const isNew = !making.isLate && !isStale(answer) && this.#parts.finished.ageOf(path) === 'fresh';
      if (page.status < 400 && isNew) this.#parts.finished.put(path, page);
      return page;
    });
  }

  /**
   * The page rendered from the present content; rejects when Next can only give the old one. An old page that `mayStay`
   * does so when it would be made of the same content again, which is found out without rendering it.
   */
  renderAnew(path: string, mayStay = false): Promise<FinishedPage> {
    return this.#once('anew', path, async (making) => {
      const kept = mayStay ? await this.#confirm(path, making) : undefined;
      return kept ?? this.#makeAnew(path, making);
    });
  }

  async #makeAnew(path: string, making: Making): Promise<FinishedPage> {
    const { finished, onRenewed, share = (_path, render) => render() } = this.#parts;
    finished.begin(path);
    const page = await share(path, async () => {
      const begun = performance.now();
      const rendered = await this.#finish(await this.#askAnew(path));
      this.figures.rendered++;
      this.figures.seconds += (performance.now() - begun) / 1000;
      return rendered;
    });
    if (making.isLate) return page;
    finished.put(path, page.status < 400 ? page : null);
    onRenewed?.(path);
    return page;
  }

  async #confirm(path: string, making: Making): Promise<FinishedPage | undefined> {
    const { finished, isMadeOf } = this.#parts;
    const made = finished.madeOf(path);
    // If that cannot be found out, the page is made anew, which is always right.
    if (made.length === 0 || !(await isMadeOf?.(path, made).catch(() => false))) return undefined;
    if (!making.isLate) {
      finished.confirm(path);
      this.figures.confirmed++;
    }
    return finished.get(path)?.page;
  }

  /** The page at an address, encoded and with its query, for one visitor: it is kept nowhere. */
  async show(address: string): Promise<FinishedPage> {
    const page = await this.#finish(await this.#fetch(address));
    return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
  }

  /**
   * Resolves when nothing that is being made at this moment can pass for new any more: it is finished, or, where that
   * takes longer than `maxWaitMs`, will be put nowhere.
   */
  async settle(maxWaitMs = maxSettleMs): Promise<void> {
    const running = [...this.#running];
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, maxWaitMs);
    await Promise.race([Promise.allSettled(running.map(([, { page }]) => page)), promise]);
    clearTimeout(timer);
    for (const [name, making] of running) {
      if (this.#running.get(name) !== making) continue;
      making.isLate = true;
      // Requests from now on start a rendering of the present content.
      this.#running.delete(name);
    }
  }

  #once(
    how: 'kept' | 'anew',
    path: string,
    make: (making: Making) => Promise<FinishedPage>,
  ): Promise<FinishedPage> {
    const name = `${how} ${path}`;
    const running = this.#running.get(name);
    if (running) return running.page;
    const { promise: page, resolve } = Promise.withResolvers<FinishedPage>();
    const making: Making = { page, isLate: false };
    this.#running.set(name, making);
    const made = make(making).finally(() => {
      if (making.isLate) this.#parts.onLate?.(path);
      else this.#running.delete(name);
    });
    resolve(made);
    return page;
  }

  async #askAnew(path: string): Promise<Response> {
    const refusal = new AbortController();
    const answer = await this.#ask(path, { [anew]: this.#parts.leave }, refusal.signal);
    if (answer.status < 500 && !isTemporary(answer)) return answer;
    // The page of an error may never end, and nobody wants it.
    refusal.abort();
    this.figures.failed++;
    throw new Error(
      `"${path}" could not be rendered again. Its last version stays, unless nobody may see that any more.`,
    );
  }

  #ask(path: string, headers: Record<string, string> = {}, refusal?: AbortSignal): Promise<Response> {
    return this.#fetch(encodeURI(addressOfPath(path)), headers, refusal);
  }

  #fetch(address: string, headers: Record<string, string> = {}, refusal?: AbortSignal): Promise<Response> {
    const signal = AbortSignal.any([AbortSignal.timeout(maxMs), ...(refusal ? [refusal] : [])]);
    const id = currentRequestId();
    // Next would compress the page only for this process, in which it runs, to expand it again.
    const asked = {
      'accept-encoding': 'identity',
      ...headers,
      ...(id !== undefined && { [requestIdHeader]: id }),
    };
    return fetch(this.#parts.origin + address, { headers: asked, redirect: 'manual', signal });
  }

  async #finish(answer: Response): Promise<FinishedPage> {
    const { finishHtml } = this.#parts;
    const { page, plain } = this.#parts.headers;
    const body = Buffer.from(await answer.arrayBuffer());
    if (isRedirect(answer)) {
      // Next sends a whole empty page along with a redirect, but the location says enough. Without one it leads
      // nowhere.
      const location = writeLocation(redirectAddress(answer, body) ?? '');
      const headers = { ...plain, ...passedOf(answer), ...(location !== null && { location }) };
      return makeFinishedPage(location === null ? 404 : answer.status, headers, Buffer.alloc(0));
    }
    if (!isHtml(answer)) return makeFinishedPage(answer.status, { ...plain, ...passedOf(answer) }, body);
    const drawn = body.toString('utf8');
    const html = finishHtml(drawn);
    return makeFinishedPage(answer.status, { ...page(html, drawn), ...passedOf(answer) }, Buffer.from(html));
  }
}

function passedOf({ headers }: Response): Headers {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

const isRedirect = ({ status }: Response): boolean => status === 307 || status === 308;

function isHtml(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function isStale(answer: Response): boolean {
  return answer.headers.get('x-nextjs-cache') === 'STALE';
}

function isTemporary(answer: Response): boolean {
  const life = /s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1];
  return life !== undefined && Number(life) < temporarySeconds;
}
