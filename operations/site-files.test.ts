import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCaddy, startCaddy } from '#e2e/product/start-caddy.ts';
import { hasNginx, type RunningServer, startNginx } from '#e2e/product/start-nginx.ts';
import { senderAddresses } from '#limits/sender-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openSiteFiles } from '#web/files/open-site-files.ts';
import type { SiteFiles } from '#web/files/site-files.ts';
import { makeFinishedPage } from '#web/finished/finished-page.ts';
import { documentAt, openTestFront, type TestFront } from '#web/front/front-fixture.ts';
import { siteHeaders } from '#web/headers/site-headers.ts';
import { openRecords } from '#web/known/open-records.ts';

const siteUrl = 'https://www.example.com';
const headers = siteHeaders(readEnvironment({ SITE_URL: siteUrl }));
const htmlOf = (text: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${text}</body></html>`;
const script = 'let a;\n'.repeat(300); // less would not be packed
const markdown = { ...headers.plain, 'content-type': 'text/markdown; charset=utf-8' };

const servers = [
  { name: 'nginx', isHere: hasNginx(), start: startNginx, ofNone: 404 },
  // Of no file it knows that it is none.
  { name: 'caddy', isHere: hasCaddy(), start: startCaddy, ofNone: 503 },
];
for (const { name, isHere, start, ofNone } of servers)
  describe.skipIf(!isHere)(`${name} before the files of the site (this needs ${name})`, () => {
    let folder: string;
    let front: TestFront;
    let files: SiteFiles;
    let server: RunningServer;
    let isGone = false;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tessera-site-files-'));
      front = openTestFront({ headers, siteUrl, senderAddress: senderAddresses(['127.0.0.1']) });
      front.known.take(
        [],
        Array.from(['/broken', '/gone', '/evil'], (path) => documentAt(path).id),
      );
      const [distDir, publicDir, root] = ['dist', 'public', 'files'].map((name) => join(folder, name));
      mkdirSync(join(distDir ?? '', 'static'), { recursive: true });
      mkdirSync(publicDir ?? '');
      writeFileSync(join(distDir ?? '', 'static', 'a.js'), script);
      writeFileSync(join(publicDir ?? '', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      const environment = readEnvironment({ SITE_URL: siteUrl, SITE_FILES: root, PORT: String(front.port) });
      const { finished, known } = front;
      const records = openRecords(':memory:');
      const opened = await openSiteFiles(
        environment,
        { distDir: distDir ?? '', publicDir: publicDir ?? '' },
        { records, finished, known, data: ['/feed.xml'], make: async () => {} },
      );
      if (!opened) throw new Error('There is a folder for files.');
      files = opened;
      await put('/', 'Home');
      await put('/platform', 'Platform');
      await put('/café', 'Café');
      await files.begin(Promise.resolve());
      server = await start(root ?? '');
    });
    afterAll(async () => {
      await server?.stop();
      await files?.close();
      if (!isGone) front?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    async function put(path: string, text: string): Promise<void> {
      front.known.take([documentAt(path)]);
      const html = htmlOf(text);
      const page = { ...headers.page(html), 'content-type': 'text/html; charset=utf-8' };
      await finish(path, 200, page, html);
    }
    async function finish(path: string, status: number, all: Record<string, string>, body: string) {
      front.finished.put(path, await makeFinishedPage(status, all, Buffer.from(body)));
      files.note([path]);
      await files.settle();
    }
    /** Asks for an address exactly as it is written. */
    function ask(
      path: string,
      own: Record<string, string> = {},
      method = 'GET',
      of = server.url,
    ): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const { hostname, port } = new URL(of);
        const asked = {
          hostname,
          port,
          path,
          method,
          headers: { host: 'www.example.com', ...own },
          agent: false,
        };
        request(asked, async (answer) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
        )
          .on('error', reject)
          .end();
      });
    }
    const askSite = (path: string, own: Record<string, string> = {}, method = 'GET') =>
      ask(path, own, method, `http://127.0.0.1:${front.port}`);
    /** Only the site gives its answers an id. */
    const isFile = ({ headers: { 'x-request-id': id } }: Answer) => id === undefined;

    test('a page comes from its file with the headers that the site gives it, and its policy in the page', async () => {
      for (const path of ['/', '/platform', '/platform?from=a-letter', '/caf%C3%A9']) {
        const [ours, theirs] = [await askSite(path), await ask(path)];
        expect([ours.status, theirs.status, isFile(theirs)], path).toEqual([200, 200, true]);
        const kept = ['referrer-policy', 'cross-origin-opener-policy', 'strict-transport-security', 'vary'];
        kept.push('cross-origin-resource-policy', 'permissions-policy', 'x-content-type-options');
        for (const name of [...kept, 'origin-agent-cluster', 'content-type', 'cache-control'])
          expect(theirs.headers[name], `${path}: ${name}`).toBe(ours.headers[name]);
        const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
          String(theirs.body),
        );
        const both = [policy?.[1], theirs.headers['content-security-policy']].join('; ');
        expect(both).toBe(ours.headers['content-security-policy']);
        expect(String(theirs.body).replace(policy?.[0] ?? '', '')).toBe(String(ours.body));
      }
    });

    test.each([
      ['br, gzip, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['zstd', 'zstd'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['BR', 'br'],
      ['brave', undefined],
      ['', undefined],
    ])('who accepts "%s" gets it in %s', async (accepted, encoding) => {
      const { headers, body } = await ask('/platform', accepted ? { 'accept-encoding': accepted } : {});
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      const open = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding ?? ''];
      expect(String(open ? open(body) : body)).toContain('Platform');
    });

    test('who has a page is told that it is the same, until there is another, even one as long and of the same second', async () => {
      await put('/tidings', 'one');
      const packings: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }];
      for (const packed of packings) {
        const { etag = '', 'last-modified': modified = '' } = (await ask('/tidings', packed)).headers;
        const had = { ...packed, 'if-none-match': etag, 'if-modified-since': modified };
        expect((await ask('/tidings', had)).status).toBe(304);
        await put('/tidings', 'two');
        expect((await ask('/tidings', had)).status).toBe(200);
        await put('/tidings', 'one');
        expect((await ask('/tidings', had)).status).toBe(200);
      }
      const head = await ask('/tidings', {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(Number(head.headers['content-length'])).toBe((await ask('/tidings')).body.length);
    });

    test('what the site answers otherwise it answers here too', async () => {
      await put('/customers', 'Customers');
      await put('/customers/acme', 'Acme');
      for (const path of ['/customers', '/customers/acme', '/platform'])
        expect(isFile(await ask(path))).toBe(true);
      const odd = ['/platform/', '//platform', '/Platform', '/a/../platform', '/./platform', '/%2e/platform'];
      odd.push('/customers/', '/customers//acme', '/customers%2Facme', '/customers/.', '/customers/..');
      odd.push(
        '/home',
        '/home.html',
        '/platform.html',
        '/platform.html.br',
        '/pages/platform',
        '/errors/404.html',
      );
      odd.push(
        '/~tessera-errors/404.html',
        '/nginx-server.conf',
        '/manifest.json',
        '/../manifest.json',
        '/.tessera-new/',
      );
      odd.push(
        '/ask-the-site',
        '/data/platform.md',
        '/assets/favicon.svg',
        '/old',
        '/caf%E9',
        '/no-such-page',
      );
      for (const path of odd) {
        const [ours, theirs] = [await askSite(path), await ask(path)];
        // nginx itself refuses what leads out of its root.
        const status = name === 'nginx' && path.startsWith('/..') ? 400 : ours.status;
        expect([path, theirs.status, theirs.headers.location]).toEqual([path, status, ours.headers.location]);
      }
    });

    test.each([
      ['data of a navigation', { rsc: '1' }, 'GET'],
      ['a preview', { cookie: 'a=b; __prerender_bypass=secret' }, 'GET'],
      ['a form', {}, 'POST'],
    ])('%s goes to the site', async (_, own: Record<string, string>, method) => {
      const [ours, theirs] = [await askSite('/platform', own, method), await ask('/platform', own, method)];
      expect(isFile(theirs)).toBe(false);
      expect([theirs.status, String(theirs.body)]).toEqual([ours.status, String(ours.body)]);
    });

    test('Markdown, scripts and drawings come from files with what they are', async () => {
      await finish('/platform.md', 200, markdown, '# Platform');
      const text = await ask('/platform.md', { 'accept-encoding': 'gzip' });
      expect(String(gunzipSync(text.body))).toBe('# Platform');
      expect(text.headers).toMatchObject(markdown);
      const found = await ask('/_next/static/a.js', { 'accept-encoding': 'br' });
      expect(String(brotliDecompressSync(found.body))).toBe(script);
      expect(found.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await ask('/favicon.svg')).headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      expect(isFile(await ask('/_next/static/b.js'))).toBe(false);
    });

    test('a page that goes is no file any more, and Markdown is none as soon as it is old', async () => {
      await put('/for-a-day', 'Today');
      expect(String((await ask('/for-a-day')).body)).toContain('Today');
      front.known.take([], [documentAt('/for-a-day').id]);
      front.finished.delete('/for-a-day');
      files.note(['/for-a-day']);
      await files.settle();
      expect((await ask('/for-a-day')).status).toBe(404);

      front.index.record('_N_T_/~markdown/layout,everything,path:%2Fplatform');
      await finish('/platform.md', 200, markdown, '# Platform');
      expect(isFile(await ask('/platform.md'))).toBe(true);
      await front.index.makeOld('all', 'old');
      files.note(['/platform.md', '/platform']);
      await files.settle();
      expect([isFile(await ask('/platform.md')), isFile(await ask('/platform'))]).toEqual([false, true]);
    });

    test('while the site is gone pages and redirects are there, what is none is not found, and the rest is said to be away', async () => {
      const redirect = { ...headers.plain, location: '/platform?from=$1' };
      for (const path of ['/moved', '/several', '/nowhere', '/twice']) await put(path, path);
      await finish('/old', 308, redirect, '');
      await finish('/spring "sale"', 307, { ...headers.plain, location: 'https://shop.example/' }, '');
      await put('/404', 'There is no such page');
      await server.reload();
      front.close();
      isGone = true;
      for (const path of ['/', '/platform', '/platform.md', '/_next/static/a.js'].filter(
        (one) => !one.endsWith('.md'),
      ))
        expect((await ask(path)).status, path).toBe(200);
      const moved = async () => [(await ask('/old')).status, (await ask('/old')).headers.location];
      await expect.poll(moved).toEqual([308, expect.stringMatching(/^\/platform\?from=(%24|\$)1$/)]);
      expect((await ask('/spring%20%22sale%22')).headers.location).toBe('https://shop.example/');
      const none = await ask('/no-such-page');
      const text = ofNone === 404 ? 'There is no such page' : 'cannot be shown at the moment';
      expect([none.status, String(none.body)]).toEqual([ofNone, expect.stringContaining(text)]);
      expect(none.headers['content-security-policy']).toMatch(/^frame-ancestors/);
      expect((await ask('/~tessera-errors/404.html')).status).toBe(ofNone);
      // Only the site knows what to answer to a form, a preview and what is not a page.
      expect((await ask('/platform', {}, 'POST')).status).toBe(503);
      expect((await ask('/platform', { cookie: '__prerender_bypass=secret' })).status).toBe(503);
      for (const path of ['/api/forms/a', '/robots.txt', '/studio'])
        expect((await ask(path)).status).toBe(503);
      if (name === 'nginx') expect((await ask('/platform/?a=/')).headers.location).toBe('/platform?a=/');

      front.known.take([documentAt('/not-yet')]);
      await finish(
        '/platform',
        200,
        { ...headers.page(''), 'content-type': 'text/html' },
        htmlOf('Platform 2'),
      );
      const away = () => ask('/not-yet', {}, 'POST');
      await expect.poll(async () => (await away()).status).toBe(503);
      const { headers: said, body } = await away();
      expect([said['retry-after'], said['cache-control'], String(body)]).toEqual([
        '5',
        'no-store',
        expect.stringContaining('cannot be shown at the moment'),
      ]);
    });
  });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
