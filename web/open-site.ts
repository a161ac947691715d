import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import next from 'next';
import type { Environment } from '#settings/environment.ts';
import { type AssetProxy, createAssetProxy } from './assets/asset-proxy.ts';
import { AssetStore } from './assets/asset-store.ts';
import { openFinishHtml } from './front/finish-html.ts';
import { createFront } from './front/front.ts';
import { listenOn } from './front/listen-on.ts';
import { findNextPaths } from './front/next-paths.ts';
import { PageCache } from './front/page-cache.ts';
import { PageRenderer } from './front/page-renderer.ts';
import { readPreviewCookie } from './front/preview-cookie.ts';
import { securityHeaders } from './front/security-headers.ts';
import { openStaticFiles } from './front/static-files.ts';
import { startRenewal } from './renewal/start-renewal.ts';
import { passToStudio } from './studio/pass-to-studio.ts';
import { serveStudio, studioDir } from './studio/studio-page.ts';

const megabyte = 1024 * 1024;
const maxPageBytes = 32 * megabyte; // of pages compressed both ways, some 25 KB each
const maxAssetBytes = 1024 * megabyte;
const webDir = import.meta.dirname;

/** The whole site in one process: `begin` starts the renewal, before the server listens. */
export interface Site {
  answer: RequestListener;
  begin: () => Promise<void>;
  close: () => void;
}

/**
 * Opens the built site, or with `isDev` Next's development server behind the same address; `studioPort` is that of the
 * Studio's development server.
 */
export async function openSite(
  environment: Environment,
  server: Server,
  { isDev, studioPort }: { isDev: boolean; studioPort?: number },
): Promise<Site> {
  const app = next({
    dev: isDev,
    dir: webDir,
    hostname: 'localhost',
    port: environment.port,
    httpServer: server,
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const nextHandler: RequestListener = (request, response) => void handle(request, response);

  const inner = createServer(nextHandler);
  const origin = `http://127.0.0.1:${await listenOn(inner, 0, '127.0.0.1')}`;
  const distDir = path.join(webDir, environment.distDir);
  const pages = new PageCache(isDev ? 0 : maxPageBytes);
  const headers = securityHeaders(environment);
  const renderer = new PageRenderer(origin, headers, isDev ? undefined : await openFinishHtml(distDir));
  const renewal = await startRenewal(environment, { origin, distDir, pages, renderer, isDev });
  const publicDir = path.join(webDir, 'public');
  const front = createFront({
    next: nextHandler,
    isForNext: isDev ? () => true : await findNextPaths(publicDir),
    staticFiles: await openStaticFiles(studioDir, isDev ? undefined : { distDir, publicDir }),
    studio: studioPort
      ? passToStudio(environment, studioPort, () => process.send?.({ wants: 'studio' }))
      : await serveStudio(environment),
    assets: openAssets(environment),
    previewCookie: isDev ? '' : await readPreviewCookie(distDir),
    pages,
    known: renewal.known,
    renderer,
    headers,
    renewal,
  });
  return {
    answer: front,
    begin: renewal.begin,
    close() {
      void renewal.close();
      inner.close();
      inner.closeAllConnections();
    },
  };
}

/** With hosted Sanity, pictures come from its own CDN and nothing is kept here. */
function openAssets({ apiHost, projectId, dataset, dataDir }: Environment): AssetProxy | null {
  if (!apiHost) return null;
  const store = new AssetStore(path.join(dataDir, 'site-assets'), maxAssetBytes);
  return createAssetProxy({ lakeUrl: apiHost, projectId, dataset }, store);
}
