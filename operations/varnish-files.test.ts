import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCaddy, startCaddy } from '#e2e/product/start-caddy.ts';
import { hasNginx, type RunningServer, startNginx } from '#e2e/product/start-nginx.ts';
import { freePort } from '#lake/free-port.ts';
import { senderAddresses } from '#limits/sender-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openCdnHeaders } from '#web/cdn/cdn-headers.ts';
import { createPurger, type Purger } from '#web/cdn/purger.ts';
import { openSiteFiles } from '#web/files/open-site-files.ts';
import type { SiteFiles } from '#web/files/site-files.ts';
import { makeFinishedPage } from '#web/finished/finished-page.ts';
import { documentAt, openTestFront, type TestFront } from '#web/front/front-fixture.ts';
import { siteHeaders } from '#web/headers/site-headers.ts';
import { openRecords } from '#web/known/open-records.ts';
import { hasVarnish, startVarnish, type TestVarnish } from './varnish-fixture.ts';

const htmlOf = (text: string) => `<html><head><meta charSet="utf-8"/></head><body>${text}</body></html>`;
const told = ['surrogate-key', 'surrogate-control'];

const servers = [
  { name: 'nginx', isHere: hasNginx(), start: startNginx },
  { name: 'caddy', isHere: hasCaddy(), start: startCaddy },
];
for (const { name, isHere, start } of servers)
  describe.skipIf(!(isHere && hasVarnish()))(
    `Varnish before ${name} and the files of the site (this needs varnish, varnish-modules and ${name})`,
    () => {
      let folder: string;
      let front: TestFront;
      let purger: Purger;
      let files: SiteFiles;
      let server: RunningServer;
      let varnish: TestVarnish;
      let url: string;
      let headers: ReturnType<typeof siteHeaders>;

      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), 'tessera-varnish-files-'));
        url = `http://127.0.0.1:${await freePort()}`;
        const cdn = { CDN: 'varnish', CDN_PURGE_URL: url, CDN_MAX_AGE: '600', TRUSTED_PROXIES: '127.0.0.1' };
        front = openTestFront({
          cdn: openCdnHeaders(readEnvironment(cdn)),
          senderAddress: senderAddresses(['127.0.0.1']),
        });
        const root = join(folder, 'files');
        const environment = readEnvironment({ ...cdn, SITE_FILES: root, PORT: String(front.port) });
        headers = siteHeaders(environment);
        // With such long waits, being told again puts nothing right.
        const waits = { pageAgainMs: 600_000, assetAgainMs: 600_000, firstWaitMs: 1_000 };
        purger = createPurger(environment, waits);
        const [distDir, publicDir] = [join(folder, 'dist'), join(folder, 'public')];
        mkdirSync(join(distDir, 'static'), { recursive: true });
        mkdirSync(publicDir);
        const { finished, known } = front;
        const parts = { records: openRecords(':memory:'), finished, known, purger };
        const opened = await openSiteFiles(
          environment,
          { distDir, publicDir },
          { ...parts, data: ['/feed.xml'], make: async () => {} },
        );
        if (!opened) throw new Error('There is a folder for files.');
        files = opened;
        await files.begin(Promise.resolve());
        server = await start(root);
        varnish = startVarnish(url, new URL(server.url).port);
        await varnish.ready();
      });
      afterAll(async () => {
        await files?.close();
        purger?.close();
        await varnish?.stop();
        await server?.stop();
        front?.close();
        rmSync(folder, { recursive: true, force: true });
      });

      async function finish(path: string, text: string, own: Record<string, string>): Promise<void> {
        front.known.take([documentAt(path)]);
        front.finished.put(path, await makeFinishedPage(200, own, Buffer.from(text)));
      }
      /** Finishes a page that is not a file yet. */
      const put = (path: string, text: string) =>
        finish(path, htmlOf(text), { ...headers.page(''), 'content-type': 'text/html; charset=utf-8' });
      async function write(...paths: string[]): Promise<void> {
        files.note(paths);
        await files.settle();
      }
      const text = async (path: string) => (await fetch(url + path)).text();
      /** Whether Varnish had kept an answer: it then names the request that fetched it beside the present one. */
      const isKept = async (path: string) =>
        (await fetch(url + path)).headers.get('x-varnish')?.split(' ').length === 2;
      const isFile = (answer: Response) => answer.headers.get('x-request-id') === null;

      test('a file is kept under the tag and for the time that the site itself says', async () => {
        const markdown = { ...headers.plain, 'content-type': 'text/markdown; charset=utf-8' };
        await put('/', 'Home');
        await put('/blog/a-post_1.5~x', 'A post');
        await finish('/blog/a-post_1.5~x.md', '# A post', markdown);
        await finish('/index.md', '# Home', markdown);
        await finish('/feed.xml', '<rss/>', {
          ...headers.plain,
          'content-type': 'application/rss+xml; charset=utf-8',
        });
        const paths = ['/', '/blog/a-post_1.5~x', '/blog/a-post_1.5~x.md', '/index.md', '/feed.xml'];
        await write(...paths);
        for (const path of paths)
          for (const encoding of ['identity', 'gzip', 'br']) {
            const asked = { headers: { 'accept-encoding': encoding } };
            const ours = await fetch(`http://127.0.0.1:${front.port}${path}`, asked);
            const theirs = await fetch(server.url + path, asked);
            expect([theirs.status, isFile(theirs)], path).toEqual([200, true]);
            for (const name of told)
              expect(theirs.headers.get(name), `${path}: ${name}`).toBe(ours.headers.get(name));
          }
        const odd = await fetch(`${server.url}/blog/a%2Dpost_1.5~x?from=a-letter`);
        expect(odd.headers.get('surrogate-key')).toBe('p-/blog/a-post_1.5~x pages');
      });

      test('a file of which no server can name the tag is not kept, nor is what is no page', async () => {
        const long = `/${'long'.repeat(40)}`;
        for (const path of ['/café', '/a, b', long]) await put(path, path);
        await write('/café', '/a, b', long);
        for (const path of ['/caf%C3%A9', '/a,%20b', long]) {
          const answer = await fetch(server.url + path);
          expect([answer.status, isFile(answer)], path).toEqual([200, true]);
          expect(told.filter((name) => answer.headers.has(name))).toEqual([]);
        }
        await put('/café', 'another');
        await write('/café');
        expect(await text('/caf%C3%A9')).toContain('another');
      });

      test('the site hears where a visitor is from who stands before the server, if that is believed', async () => {
        front.known.take([documentAt('/asked-once')]);
        const asked = { 'x-forwarded-for': '198.51.100.7', rsc: '1' };
        await fetch(`${server.url}/asked-once`, { headers: asked });
        expect(front.from).toBe('198.51.100.7');
      });

      test('Varnish keeps a page until its new file is there, whatever it was told before', async () => {
        await put('/platform', 'one');
        await write('/platform');
        for (const path of ['/platform', '/platform?from=a-letter', '/plat%66orm'])
          expect(await text(path)).toContain('one');
        // The page is finished, but its file is still the old one: what is asked for now is kept once more.
        await files.rest();
        await put('/platform', 'two');
        purger.pages(['/platform']);
        await expect.poll(() => isKept('/platform')).toBe(false);
        expect([await isKept('/platform'), await text('/platform')]).toEqual([
          true,
          expect.stringContaining('one'),
        ]);
        await files.begin(Promise.resolve());
        await write('/platform');
        for (const path of ['/platform', '/platform?from=a-letter', '/plat%66orm'])
          await expect.poll(() => text(path)).toContain('two');
        const kept = await fetch(`${url}/platform`);
        expect(told.filter((name) => kept.headers.has(name))).toEqual([]);
      });

      test('Varnish keeps no page that is gone, nor one that became old with many others', async () => {
        await put('/for-a-day', 'today');
        await write('/for-a-day');
        expect(await text('/for-a-day')).toContain('today');
        front.known.take([], [documentAt('/for-a-day').id]);
        front.finished.delete('/for-a-day');
        await write('/for-a-day');
        await expect.poll(async () => (await fetch(`${url}/for-a-day`)).status).toBe(404);

        await put('/old-one', 'one');
        await write('/old-one');
        front.index.record('everything,path:%2Fold-one');
        expect(await text('/old-one')).toContain('one');
        await front.index.makeOld('all', 'old');
        await files.review();
        await put('/old-one', 'two');
        await expect.poll(() => text('/old-one')).toContain('two');
      });
    },
  );
