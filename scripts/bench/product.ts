import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { floorBytes, scriptBytes } from '#e2e/browser/page-scripts.ts';
import { freePort } from '#lake/free-port.ts';
import { readEnvironment } from '#settings/environment.ts';
import { readPreviewCookie } from '#web/front/previews/preview-cookie.ts';
import { lakeClient } from '../lake/lake-client.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Figure, quantile, time } from './measure.ts';
import { measureNginx } from './nginx.ts';
import { startWhole, type Whole } from './start-whole.ts';

const distDir = '.next-bench';
const sizedPaths = ['/', '/platform', '/contact-us'];
const maxHtml = 15; // KB
const maxScripts = 25; // KB

/**
 * Figures of the whole product as `npm start` runs it: freshness, JavaScript, memory, the second start, Lighthouse,
 * throughput.
 */
export async function measureProduct(chromiumPath: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const [port, lakePort, rendererPort] = [await freePort(), await freePort(), await freePort()];
  const variables = {
    RENDERER_PORT: String(rendererPort),
    PORT: String(port),
    LAKE_PORT: String(lakePort),
    DATA_DIR: dataDir,
    LAKE_TOKEN: 'administrator-of-the-bench',
    SITE_URL: `http://localhost:${port}`,
    NEXT_DIST: distDir,
  };
  try {
    await (await startWhole(variables)).stop(); // seeds and builds
    const whole = await startWhole(variables);
    try {
      return await measureWhole(whole, { variables, port, rendererPort, chromiumPath });
    } finally {
      await whole.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(join('web', distDir), { recursive: true, force: true });
  }
}

interface Measured {
  variables: Readonly<Record<string, string>>;
  port: number;
  rendererPort: number;
  chromiumPath: string;
}

async function measureWhole(
  { siteMemory, seconds }: Whole,
  { variables, port, rendererPort, chromiumPath }: Measured,
): Promise<Figure[]> {
  const url = `http://localhost:${port}`;
  const client = lakeClient(readEnvironment(variables));
  const publish = async (run: number) => {
    const title = `Published ${run} ${Date.now()}`;
    await client.patch('page-about-us').set({ 'sections[0].title': title }).commit();
    while (!(await (await fetch(`${url}/about-us`)).text()).includes(title)) await pause(10);
  };
  await time(5, publish);
  const fresh = quantile(await time(40, publish), 0.95);
  const leave = await readPreviewCookie(join('web', distDir));
  const render = async () => {
    const headers = { 'x-prerender-revalidate': leave };
    await (await fetch(`http://127.0.0.1:${rendererPort}/about-us`, { headers })).text();
  };
  const own = quantile(await time(40, render), 0.95);

  const sizes = await Promise.all(sizedPaths.map((path) => measureSize(url, path)));
  const floor = (await floorBytes()) / 1024;
  const memory = siteMemory();
  const visits = [...(await measureNginx(url)), ...(await measureLighthouse(url, chromiumPath))];
  return [
    {
      what: 'publish to fresh HTML, 95 of 100',
      figure: `${fresh.toFixed(0)} ms`,
      budget: 'under 200 ms',
      isKept: fresh < 200,
    },
    {
      what: 'the same beside the time in which Next renders that page by itself',
      figure: `${(fresh / own).toFixed(2)} (${own.toFixed(0)} ms)`,
      budget: 'at most 1.5',
      isKept: fresh <= 1.5 * own,
    },
    ...sizes.map(({ path, html, scripts }) => ({
      what: `HTML and JavaScript of ${path} (gzip)`,
      figure: `${html.toFixed(1)} and ${scripts.toFixed(1)} KB, where hello world has ${floor.toFixed(1)} KB of JavaScript`,
      budget: `at most ${maxHtml} and ${maxScripts} KB`,
      isKept: html <= maxHtml && scripts <= maxScripts,
    })),
    {
      what: 'memory of the site, all its processes, after 45 publications',
      figure: `${memory} MB`,
      budget: 'under 350 MB',
      isKept: memory < 350,
    },
    {
      what: 'npm start, second time',
      figure: `${seconds.toFixed(1)} s`,
      budget: 'under 5 s',
      isKept: seconds < 5,
    },
    ...visits,
  ];
}

/** What a path costs a visitor who touches nothing, in kilobytes. */
async function measureSize(url: string, path: string) {
  const html = await (await fetch(url + path)).text();
  const bytes = scriptBytes(html, (address) =>
    readFileSync(join('web', address.replace('/_next/', `${distDir}/`))),
  );
  return { path, html: gzipSync(html).length / 1024, scripts: bytes / 1024 };
}
