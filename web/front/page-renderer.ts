import { setTimeout as pause } from 'node:timers/promises';
import { addressOfPath } from '../page/page-path.ts';
import { type CachedPage, makeCachedPage } from './cached-page.ts';
import type { FinishHtml } from './finish-html.ts';
import { paintFirst } from './paint-first.ts';

const passedOn = ['content-type', 'link'];
const timeoutMs = 5_000;
const temporarySeconds = 60; // Next keeps a page for less than this only when it could not render it anew

/** A page as Next has it; a stale one is being rendered anew and must not be kept. */
export interface RenderedPage {
  page: CachedPage;
  isStale: boolean;
}

/** Asks Next, at its inner address, for finished pages. */
export class PageRenderer {
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #finishHtml: FinishHtml;
  readonly #running = new Map<string, Promise<RenderedPage>>();

  constructor(origin: string, headers: Record<string, string>, finishHtml: FinishHtml = paintFirst) {
    this.#finishHtml = finishHtml;
    this.#origin = origin;
    this.#headers = headers;
  }

  /** The page as Next has it; several visitors who wait for one path cause one request. */
  render(path: string): Promise<RenderedPage> {
    const running = this.#running.get(path);
    if (running) return running;
    const started = this.#ask(path)
      .then(async (answer) => ({ page: await this.#finish(answer), isStale: isStale(answer) }))
      .finally(() => this.#running.delete(path));
    this.#running.set(path, started);
    return started;
  }

  /** Asks until Next has rendered the page anew; rejects when Next can only give the old one. */
  async renderAnew(path: string): Promise<CachedPage> {
    const end = performance.now() + timeoutMs;
    for (let waitMs = 5; performance.now() < end; waitMs = Math.min(waitMs * 1.5, 200)) {
      const answer = await this.#ask(path);
      if (answer.status >= 500 || isTemporary(answer)) break;
      if (!isStale(answer)) return this.#finish(answer);
      await answer.arrayBuffer();
      await pause(waitMs);
    }
    throw new Error(`The page "${path}" could not be rendered anew; its last version goes on being served.`);
  }

  /** Resolves when every page that is being made at this moment is finished. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  #ask(path: string): Promise<Response> {
    return fetch(this.#origin + encodeURI(addressOfPath(path)), { redirect: 'manual' });
  }

  async #finish(answer: Response): Promise<CachedPage> {
    const headers = { ...this.#headers };
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value) headers[name] = value;
    }
    const body = Buffer.from(await answer.arrayBuffer());
    const location = locationOf(answer, body);
    if (!location) {
      const finished = isHtml(answer) ? Buffer.from(this.#finishHtml(body.toString('utf8'))) : body;
      return makeCachedPage(answer.status, headers, finished);
    }
    // Next sends a whole empty page along with a redirect; the location says enough.
    return makeCachedPage(answer.status, { ...headers, location }, Buffer.alloc(0));
  }
}

/**
 * Where a redirect leads. Next 16.4 leaves the header out when a page that it had rendered has become a redirect, and
 * names the address twice when it renders one for the first time; the page that it sends along always says it once.
 */
function locationOf({ status, headers }: Response, body: Buffer): string | undefined {
  if (status !== 307 && status !== 308) return undefined;
  const [, said] = /NEXT_REDIRECT;\w+;([^;"\\]+);30[78];/.exec(body.toString('utf8')) ?? [];
  return said ?? headers.get('location')?.split(', ')[0];
}

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
