import { glob, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { makeFinishedPage } from '../../finished/finished-page.ts';
import { cacheControl } from '../../headers/cache-control.ts';
import { contentTypes } from '../../headers/content-types.ts';
import { picturePolicy } from '../../headers/page-policy.ts';
import type { Headers, SiteHeaders } from '../../headers/site-headers.ts';
import { PageCache } from '../cache/page-cache.ts';
import { sendPage } from './send-page.ts';

const maxTotalBytes = 24 * 1024 * 1024;
const maxPublicBytes = 4 * 1024 * 1024; // of one file in the public folder; Next, which keeps none in memory, serves larger ones

/**
 * The endings of the files that a front serves by itself; Next serves all others, such as photographs.
 */
const endings = ['.css', '.ico', '.js', '.svg', '.woff2', '.wasm'] as const;

/** The folders of the previous release from which browsers may still load scripts and styles. */
export interface FormerFiles {
  distDir: string;
  studioDir: string;
}

/** Answers a request for a file of the build or the public folder; false when it has no such file. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/**
 * Opens the static files of the site and the Studio, and serves them in brotli, compressed by the build or at the first
 * request, where Next would compress with gzip for every visitor. `site` is left out while Next runs in development.
 * Files of the `former` release that this one no longer has are served too, because a page that somebody has open still
 * loads them.
 */
export async function openStaticFiles(
  studioDir: string,
  headers: SiteHeaders,
  site?: { distDir: string; publicDir: string },
  former?: FormerFiles,
): Promise<StaticFiles> {
  const list = (folder: string, prefix: string, cacheControl: string, maxBytes?: number) =>
    listFiles(
      folder,
      prefix,
      (ending) => ({ ...headersOf(ending, headers), 'cache-control': cacheControl }),
      maxBytes,
    );
  const listBuild = async (distDir: string | undefined, ofStudio: string) => [
    ...(distDir ? await list(path.join(distDir, 'static'), '/_next/static/', cacheControl.immutable) : []),
    ...(await list(path.join(ofStudio, 'static'), '/studio/static/', cacheControl.immutable)),
  ];
  const files = new Map([
    ...(former ? await listBuild(former.distDir, former.studioDir) : []),
    ...(site ? await list(site.publicDir, '/', cacheControl.hourly, maxPublicBytes) : []),
    ...(await listBuild(site?.distDir, studioDir)),
  ]);
  const ready = new PageCache(maxTotalBytes);
  return async (request, response, url) => {
    const found = files.get(url);
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    let page = ready.get(url);
    if (!page) {
      const body = await readFile(found.file).catch(() => null);
      if (!body) return false; // the folder of the former release may be removed at any time
      const compressed = await readFile(`${found.file}.br`).catch(() => undefined); // written by the site's build
      page = await makeFinishedPage(200, found.headers, body, compressed);
      ready.set(url, page);
    }
    sendPage(request, response, page);
    return true;
  };
}

/**
 * Other sites may show pictures; an SVG that is opened by itself gets a policy that sandboxes it. All other files are
 * for the site's own pages.
 */
function headersOf(ending: string, { own, shared }: SiteHeaders): Headers {
  if (ending === '.svg') return { ...shared, 'content-security-policy': picturePolicy };
  return ending === '.ico' ? shared : own;
}

async function listFiles(
  folder: string,
  prefix: string,
  headersOfEnding: (ending: string) => Headers,
  maxBytes = Number.POSITIVE_INFINITY,
) {
  const found: [string, { file: string; headers: Headers }][] = [];
  for await (const name of glob('**/*', { cwd: folder, exclude: (each) => each === 'studio' })) {
    const file = path.join(folder, name);
    const ending = endings.find((one) => one === path.extname(name));
    if (!ending || (await stat(file)).size > maxBytes) continue;
    const headers = { ...headersOfEnding(ending), 'content-type': contentTypes[ending] };
    found.push([prefix + name, { file, headers }]);
  }
  return found;
}
