import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AssetProxy } from '../assets/asset-proxy.ts';
import { notFoundPath, pathOfTwin } from '../page/page-path.ts';
import { BoundBodies } from './bound-bodies.ts';
import type { CachedPage } from './cached-page.ts';
import type { KnownPaths } from './known-paths.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { readPath, tidyPath } from './request-path.ts';
import { sendPage } from './send-page.ts';
import type { StaticFiles } from './static-files.ts';

/** What the front stands before. */
export interface FrontParts {
  next: RequestListener;
  isForNext: (path: string) => boolean;
  staticFiles: StaticFiles | null;
  /** Answers for the Studio. */
  studio: RequestListener | undefined;
  assets: AssetProxy | null;
  previewCookie: string;
  pages: PageCache;
  known: KnownPaths;
  renderer: PageRenderer;
}

/** Answers visitors out of memory and hands the rest to Next: its own files, the API, the preview, and navigation data. */
export function createFront(parts: FrontParts): RequestListener {
  const bodies = new BoundBodies();
  return (request, response) => {
    if (!bodies.admit(request, response)) return;
    answer(parts, request, response).catch((error: unknown) => {
      console.error(`The answer to "${request.url}" failed:`, error);
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '5' });
      response.end();
    });
  };
}

async function answer(parts: FrontParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = readPath(request.url ?? '');
  if (path === null) return sendNotFound(parts, request, response);
  if (parts.assets?.(request, response)) return;
  if (await parts.staticFiles?.(request, response, path)) return;
  if (parts.studio && /^\/studio(\/|$)/.test(path)) return parts.studio(request, response);
  if (parts.isForNext(path)) return pass(parts, request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (isPreview(request, parts.previewCookie)) return pass(parts, request, response);
  // A preview that has ended leaves its cookie behind, and Next would answer such a visitor from the preview.
  delete request.headers.cookie;

  if (path === notFoundPath) return sendNotFound(parts, request, response);
  if (!parts.known.has(path)) return sendElsewhere(parts, request, response, path);
  if (request.headers.rsc) return pass(parts, request, response);
  const page = await findPage(parts, path);
  if (page.status === 404) return sendNotFound(parts, request, response);
  sendPage(request, response, page);
}

/** Another way to write a known path leads to it; everything else is not found. */
async function sendElsewhere(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const tidy = tidyPath(path);
  const known = [tidy, tidy.toLowerCase()].find((candidate) => parts.known.has(candidate));
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

async function findPage({ pages, renderer }: FrontParts, path: string): Promise<CachedPage> {
  const found = pages.get(path);
  if (found) return found;
  let { page, isStale } = await renderer.render(path);
  // Renewal renders pages anew, of their Markdown only what is in memory.
  if (isStale && pathOfTwin(path)) {
    page = await renderer.renderAnew(path).catch(() => page);
  }
  if (page.status < 400 && !isStale) pages.set(path, page);
  return page;
}

function pass({ next }: FrontParts, request: IncomingMessage, response: ServerResponse): void {
  next(request, response);
}

function isPreview(request: IncomingMessage, previewCookie: string): boolean {
  return request.headers.cookie?.includes(`__prerender_bypass=${previewCookie}`) ?? false;
}
