import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AssetProxy } from '../assets/asset-proxy.ts';
import { pathOfCard } from '../cards/card-address.ts';
import { type FinishedPage, makeFinishedPage } from '../finished/finished-page.ts';
import { pageInYear } from '../finished/print-year.ts';
import type { KnownPaths } from '../known/known-paths.ts';
import { type Sitemap, sitemapAt } from '../metadata/sitemaps.ts';
import { notFoundPath, pathOfTwin } from '../page/page-path.ts';
import { presentYear } from '../page/present-year.ts';
import { alivePath } from './alive-path.ts';
import { BoundBodies } from './bound-bodies.ts';
import { PageCache } from './page-cache.ts';
import type { RendererLink } from './renderer-link.ts';
import { readPath, tidyPath } from './request-path.ts';
import { sendPage } from './send-page.ts';
import type { SharedPages } from './shared-pages.ts';
import type { StaticFiles } from './static-files.ts';
import { Turnstile } from './turnstile.ts';

const retrySeconds = '5';
const previewCookieName = '__prerender_bypass';
const maxSitemapBytes = 16 * 1024 * 1024;

/** What the front stands before. */
export interface FrontParts {
  isForNext: (path: string) => boolean;
  staticFiles: StaticFiles | null;
  /** Answers for the Studio. */
  studio: RequestListener | undefined;
  assets: AssetProxy | null;
  previewCookie: string;
  pages: SharedPages;
  known: KnownPaths;
  renderer: RendererLink;
  /** What the security headers are; Next sends them with what it answers itself. */
  headers: Record<string, string>;
}

interface Front extends FrontParts {
  /** Paths that are not known go to Next through it, while not all are. */
  unknown: Turnstile;
  /** Finished files of the sitemap, apart from the pages: search engines ask for all of them one after the other. */
  sitemaps: PageCache;
}

/** Answers visitors with finished pages and hands the rest to Next: its own files, the API, the preview, and navigation data. */
export function createFront(parts: FrontParts): RequestListener {
  const bodies = new BoundBodies();
  const front = { ...parts, unknown: new Turnstile(), sitemaps: new PageCache(maxSitemapBytes) };
  return (request, response) => {
    const page = findAtOnce(front, request);
    if (page) return sendPage(request, response, page);
    if (!bodies.admit(request, response)) return;
    answer(front, request, response).catch((error: unknown) => {
      console.error(`The answer to "${request.url}" failed:`, error);
      if (!response.headersSent) response.writeHead(503, { 'retry-after': retrySeconds });
      response.end();
    });
  };
}

/** A page in memory that can be sent at once, as most visitors get theirs; undefined where more has to be looked at. */
function findAtOnce(parts: Front, { method, url = '', headers }: IncomingMessage): FinishedPage | undefined {
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !headers.cookie?.includes(previewCookieName);
  if (!isPlain) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return path === notFoundPath || !parts.pages.holds(path) ? undefined : findShown(parts, path);
}

async function answer(parts: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = readPath(request.url ?? '');
  if (path === null) return sendNotFound(parts, request, response);
  if (path === alivePath) return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
  if (parts.assets?.(request, response)) return;
  if (await parts.staticFiles?.(request, response, path)) return;
  if (parts.studio && /^\/studio(\/|$)/.test(path)) return parts.studio(request, response);
  if (isCardOfNothing(parts, path)) return sendNotFound(parts, request, response);
  if (parts.isForNext(path)) return parts.renderer.pass(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (isPreview(request, parts.previewCookie)) return parts.renderer.pass(request, response);
  // A preview that has ended leaves its cookie behind, and Next would answer such a visitor from the preview.
  delete request.headers.cookie;

  if (path === notFoundPath) return sendNotFound(parts, request, response);
  // What is finished is known: it is dropped as soon as it is not.
  const ready = request.headers.rsc ? undefined : findShown(parts, path);
  if (ready) return sendPage(request, response, ready);
  const sitemap = sitemapAt(path, parts.known);
  if (sitemap) return sendSitemap(parts, request, response, sitemap);
  if (!parts.known.has(path)) return sendElsewhere(parts, request, response, path);
  await sendKnown(parts, request, response, path);
}

async function sendKnown(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (request.headers.rsc) {
    if (parts.pages.isWithheld(path)) await parts.renderer.make(path);
    return parts.renderer.pass(request, response);
  }
  const page = await findPage(parts, path);
  if (page.status !== 404) return sendPage(request, response, page);
  parts.renderer.check(path);
  await sendNotFound(parts, request, response);
}

/** Another way to write a known path leads to it; while not all are known, Next is asked; everything else is not found. */
async function sendElsewhere(parts: Front, request: IncomingMessage, response: ServerResponse, path: string) {
  const tidy = tidyPath(path);
  const known = [tidy, tidy.toLowerCase()].find((candidate) => parts.known.has(candidate));
  if (!known && parts.known.mayLack(path)) {
    const isDone = await parts.unknown.pass(() => sendKnown(parts, request, response, path));
    if (!isDone) response.writeHead(503, { 'retry-after': retrySeconds }).end();
    return;
  }
  if (!known) return sendNotFound(parts, request, response);
  const query = request.url?.indexOf('?') ?? -1;
  const location = encodeURI(known) + (query < 0 ? '' : request.url?.slice(query));
  response.writeHead(308, { location, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}

async function sendNotFound(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  sendPage(request, response, await findPage(parts, notFoundPath), 404);
}

/** The sitemap, from the known addresses; search engines come back for one of which not all is known yet. */
async function sendSitemap(
  parts: Front,
  request: IncomingMessage,
  response: ServerResponse,
  { version, write }: Sitemap,
): Promise<void> {
  if (!parts.known.isComplete) {
    response.writeHead(503, { 'retry-after': retrySeconds }).end();
    return;
  }
  const name = `${readPath(request.url ?? '')} ${version}`;
  const ready = parts.sitemaps.get(name);
  if (ready) return sendPage(request, response, ready);
  const text = write();
  if (text === null) return sendNotFound(parts, request, response);
  const headers = { ...parts.headers, 'content-type': 'application/xml' };
  const page = await makeFinishedPage(200, headers, Buffer.from(text));
  parts.sitemaps.set(name, page);
  sendPage(request, response, page);
}

async function findPage(parts: FrontParts, path: string): Promise<FinishedPage> {
  // What is made for somebody who waits may be what is stored, from another year.
  return findShown(parts, path) ?? pageInYear(await parts.renderer.make(path), presentYear());
}

/** The page that is finished at a path; one that is old is shown while it is rendered anew, if it is no Markdown. */
function findShown({ pages, renderer }: FrontParts, path: string): FinishedPage | undefined {
  const page = pages.get(path);
  if (!page?.isOld) return page;
  if (pathOfTwin(path) !== null) return undefined;
  renderer.view(path, page.seen);
  return page;
}

/** Whether an address is that of a card of a page that there is not: Next would ask the lake for it. */
function isCardOfNothing({ known }: FrontParts, address: string): boolean {
  const path = pathOfCard(address);
  return path !== null && !known.has(path) && !known.mayLack(path);
}

function isPreview(request: IncomingMessage, previewCookie: string): boolean {
  return request.headers.cookie?.includes(`${previewCookieName}=${previewCookie}`) ?? false;
}
