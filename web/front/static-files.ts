import { glob, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

const maxTotalBytes = 24 * 1024 * 1024;
const maxFileBytes = 4 * 1024 * 1024;
const immutable = 'public, max-age=31536000, immutable'; // Next names these files after their content
const hourly = 'public, max-age=3600, stale-while-revalidate=86400';

/** The files worth compressing; pictures and fonts are compressed already, and Next serves them. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Answers a request for a file of the build or the public folder; false when it has no such file. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/**
 * Serves scripts and styles in brotli, compressed by the build or with the first request, where Next would compress for
 * every visitor, with gzip. The files of the site are left out while Next develops it.
 */
export async function openStaticFiles(
  studioDir: string,
  site?: { distDir: string; publicDir: string },
): Promise<StaticFiles> {
  const files = new Map([
    ...(site ? await listFiles(site.publicDir, '/', hourly) : []),
    ...(site ? await listFiles(path.join(site.distDir, 'static'), '/_next/static/', immutable) : []),
    ...(await listFiles(path.join(studioDir, 'static'), '/studio/static/', immutable)),
  ]);
  const ready = new PageCache(maxTotalBytes);
  return async (request, response, url) => {
    const found = files.get(url);
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    let page = ready.get(url);
    if (!page) {
      const compressed = await readFile(`${found.file}.br`).catch(() => undefined); // written by the site's build
      page = await makeFinishedPage(200, found.headers, await readFile(found.file), compressed);
      ready.set(url, page);
    }
    sendPage(request, response, page);
    return true;
  };
}

async function listFiles(folder: string, prefix: string, cacheControl: string) {
  const found: [string, { file: string; headers: Record<string, string> }][] = [];
  for await (const name of glob('**/*', { cwd: folder, exclude: (each) => each === 'studio' })) {
    const file = path.join(folder, name);
    const type = types[path.extname(name)];
    if (!type || (await stat(file)).size > maxFileBytes) continue;
    const headers = {
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    };
    found.push([prefix + name, { file, headers }]);
  }
  return found;
}
