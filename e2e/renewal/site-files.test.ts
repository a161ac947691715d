import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clientOf } from '../product/client-of.ts';
import { hasNginx, type RunningServer, startNginx } from '../product/start-nginx.ts';
import { type RunningProduct, startPrepared } from '../product/start-product.ts';
import { launch, untilAwake } from '../setup/site.ts';

const often = { interval: 25 };

// Only a browser applies the policy that stands in a page, and shows whether the page works without the site.
describe.skipIf(!hasNginx())('nginx before the files of a product (this needs nginx)', () => {
  let folder: string;
  let product: RunningProduct;
  let nginx: RunningServer;
  let isRunning = true;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-e2e-files-'));
    let said = '';
    const say = (text: string) => {
      said += text;
    };
    product = await startPrepared(say, { SITE_FILES: folder });
    // All pages are files by now.
    const isWhole = () => expect(readdirSync(folder), said).toContain('whole');
    await vi.waitFor(isWhole, { timeout: 300_000, interval: 100 });
    nginx = await startNginx(folder);
  }, 480_000);
  afterAll(async () => {
    await nginx?.stop();
    if (isRunning) await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string) => fetch(nginx.url + path, { redirect: 'manual' });
  const html = async (path: string) => (await get(path)).text();
  const statusOf = async (path: string) => (await get(path)).status;
  /** Whether nginx answered from a file: only the site gives its answers an id. */
  const isFile = async (path: string) => !(await get(path)).headers.has('x-request-id');
  const client = () => clientOf(product);

  /** What fails on a page, except for pictures: nginx only has those that somebody has already asked for. */
  async function visit(path: string): Promise<string[]> {
    const page = await (await launch()).newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error' && !url.includes('/images/')) errors.push(`${url}: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(nginx.url + path, { waitUntil: 'load' });
    await untilAwake(page);
    await page.close();
    return errors;
  }

  test('every page of the sitemap comes from a file', async () => {
    const index = await html('/sitemaps/1.xml');
    const paths = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(50);
    const files = await Promise.all(
      paths.map(async (path) => [path, await statusOf(path), await isFile(path)]),
    );
    expect(files.filter(([, status, isFound]) => status !== 200 || !isFound)).toEqual([]);
  });

  test('what is published shows, what is added is there, and what is removed is gone', async () => {
    const title = 'Every key has an owner, as a file says';
    const { sections } = await client().fetch('*[_id == "page-home"][0]{sections}');
    await client().patch('page-home').set({ 'sections[0].title': title }).commit();
    await expect.poll(() => html('/'), often).toContain(title);
    expect(await isFile('/')).toBe(true);
    await client().patch('page-home').set({ sections }).commit();
    await expect.poll(() => html('/'), often).not.toContain(title);

    const path = '/made/ä-file';
    expect(await statusOf(path)).toBe(404);
    await client().create({
      _id: 'page-file',
      _type: 'page',
      title: 'Made',
      path: { _type: 'slug', current: path },
      sections: [{ _key: 'a', _type: 'hero', title: 'Made just now' }],
    });
    await expect.poll(() => statusOf(path), often).toBe(200);
    await expect.poll(() => isFile(path), often).toBe(true);
    await client().delete('page-file');
    await expect.poll(() => statusOf(path), often).toBe(404);
  });

  test('the site is killed, and no visitor notices', async () => {
    const pages = ['/', '/platform', '/blog/non-human-identity'];
    for (const path of pages) expect(await visit(path), path).toEqual([]);
    const [, picture = ''] = / src="(\/images\/[^"]+)"/.exec(await html('/platform')) ?? [];
    const address = picture.replaceAll('&amp;', '&');
    expect(await statusOf(address)).toBe(200);
    const missed: string[] = [];
    const load = (async () => {
      while (isRunning)
        for (const path of pages) {
          const status = await statusOf(path).catch((error: Error) => error.message);
          if (status !== 200) missed.push(`${path}: ${status}`);
        }
    })();
    await product.stop();
    isRunning = false;
    await load;
    expect(missed).toEqual([]);
    for (const path of pages) expect(await visit(path), path).toEqual([]);
    expect(await statusOf(address)).toBe(200);
    const redirect = await get('/product');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([308, expect.stringMatching(/^\//)]);
    const nothing = await get('/no-such-page');
    expect([nothing.status, await nothing.text()]).toEqual([404, expect.stringContaining('</html>')]);
  });
});
