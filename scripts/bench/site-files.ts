import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCaddy, startCaddy } from '#e2e/product/start-caddy.ts';
import { hasNginx, type RunningServer, startNginx } from '#e2e/product/start-nginx.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openSiteFiles } from '#web/files/open-site-files.ts';
import { makeFinishedPage } from '#web/finished/finished-page.ts';
import { FinishedPages } from '#web/finished/finished-pages.ts';
import { siteHeaders } from '#web/headers/site-headers.ts';
import { KnownPaths } from '#web/known/known-paths.ts';
import { openRecords } from '#web/known/open-records.ts';
import { stopChild } from '../process/child.ts';
import { type Figure, quantile, time } from './measure.ts';
import { compare, path, ratioOf, requestsPerSecond, rounds, startBareNginx } from './nginx.ts';

const budget = 0.9;
const versions = 40;

/**
 * Requests a second for a page that the site keeps as files, served by nginx and by Caddy with the settings that the
 * site writes, beside those of nginx for this one file. Also how long a finished page takes to become files.
 */
export async function measureFiles(): Promise<Figure[]> {
  if (!hasNginx() || spawnSync('wrk', ['-v']).error) {
    console.log('Without nginx and wrk nothing is measured: apt-get install nginx wrk');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'tessera-files-'));
  const root = join(folder, 'site');
  const environment = readEnvironment({ SITE_FILES: root });
  const records = openRecords(':memory:');
  const finished = new FinishedPages(records, (changed) => files?.note([changed]));
  const known = new KnownPaths(records);
  const publicDir = join(folder, 'public');
  mkdirSync(publicDir);
  const files = await openSiteFiles(
    environment,
    { distDir: publicDir, publicDir },
    { records, finished, known, data: [], make: async () => {} },
  );
  const servers: RunningServer[] = [];
  const html = Buffer.from(htmlOf(0));
  const best = await startBareNginx(join(folder, 'best'), html);
  const looking = await startBareNginx(join(folder, 'looking'), html, true);
  try {
    await files?.begin(Promise.resolve());
    const file = join(root, `pages${path}.html`);
    const took = await time(versions, async (version) => {
      const html = htmlOf(version);
      const headers = { ...siteHeaders(environment).page(html), 'content-type': 'text/html; charset=utf-8' };
      finished.put(path, await makeFinishedPage(200, headers, Buffer.from(html)));
      while (!(await readFile(file, 'utf8').catch(() => '')).includes(mark(version))) await pause(1);
    });
    servers.push(await startNginx(root), ...(hasCaddy() ? [await startCaddy(root)] : []));
    const [theirs, lookers]: [number[], number[]] = [[], []];
    const ours: number[][] = servers.map(() => []);
    for (let round = 0; round < rounds; round++) {
      theirs.push(await requestsPerSecond(best.url + path));
      lookers.push(await requestsPerSecond(looking.url + path));
      for (const [index, { url }] of servers.entries())
        ours[index]?.push(await requestsPerSecond(url + path));
    }
    const [nginx = [], caddy] = ours;
    return [
      {
        what: `requests/s for ${path} (gzip) from the site's files by nginx, against nginx gzip_static that looks at this one file as often`,
        figure: compare(nginx, lookers),
        budget: `at least ${budget}`,
        isKept: ratioOf(nginx, lookers) >= budget,
      },
      {
        what: 'the same against nginx gzip_static that keeps the file open, and sees a new one after a minute',
        figure: compare(nginx, theirs),
        budget: 'none',
        isKept: true,
      },
      ...(caddy
        ? [
            {
              what: 'the first of these by Caddy',
              figure: compare(caddy, lookers),
              budget: 'none',
              isKept: true,
            },
          ]
        : []),
      {
        what: 'a page is compressed, finished and its files are written, 95 of 100',
        figure: `${quantile(took, 0.95).toFixed(0)} ms, in the middle ${quantile(took, 0.5).toFixed(0)}`,
        budget: 'under 100 ms',
        isKept: quantile(took, 0.95) < 100,
      },
    ];
  } finally {
    await files?.close();
    await Promise.all([
      stopChild(best.child),
      stopChild(looking.child),
      ...servers.map((server) => server.stop()),
    ]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const mark = (version: number) => `version ${version}.`;

/** A page as large as one of the site, with words of its own. */
function htmlOf(version: number): string {
  const words = readFileSync('docs/operations.md', 'utf8').slice(0, 20_000).split('\n');
  const text = words.map((line) => `<p class="text-lg leading-relaxed">${line.replaceAll('<', '&lt;')}</p>`);
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body><h1>${mark(version)}</h1>${text.join('')}</body></html>`;
}
