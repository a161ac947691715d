import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { senderAddresses, trustedBy } from '#limits/sender-address.ts';
import { readEnvironment } from '#settings/environment.ts';
import { keepAliveSeconds } from '#web/files/nginx-config.ts';
import { openTestFront, type TestFront } from '#web/front/front-fixture.ts';
import { createSiteServer } from '#web/front/site-server.ts';

const has = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;
const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test.skipIf(!has('systemd-analyze', '--version'))(
  'systemd takes the unit as it is (this needs systemd-analyze)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-unit-'));
    const file = join(folder, 'tessera.service');
    // Node may be elsewhere on this machine, and the documentation is not installed here.
    const unit = textOf('tessera.service').replace('/usr/bin/node', process.execPath);
    writeFileSync(file, unit.replace('/opt/tessera\n', `${process.cwd()}\n`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    const own = stderr.split('\n').filter((line) => line.includes('tessera.service'));
    expect([own.join('\n'), status]).toEqual(['', 0]);
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', file], {
      encoding: 'utf8',
    });
    expect(rated.stdout).toMatch(/Overall exposure level for tessera\.service: [0-2]\.\d/);
    rmSync(folder, { recursive: true });
  },
);

test('the unit starts the product again when it ends, and lets it write its folders alone', () => {
  const settings = new Map(
    [...textOf('tessera.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.fromEntries(settings)).toMatchObject({
    User: 'tessera',
    ExecStart: '/usr/bin/node scripts/run.mjs start',
    Restart: 'always',
    StateDirectory: 'tessera',
    ProtectSystem: 'strict',
    NoNewPrivileges: 'true',
    ReadWritePaths: '/opt/tessera',
  });
});

test('with a release the unit starts that, and the first line takes away what it started otherwise', () => {
  const starts = textOf('release.conf').match(/^ExecStart=.*$/gm);
  expect(starts).toEqual(['ExecStart=', 'ExecStart=/opt/tessera/current/bin/tessera start']);
});

test('image and compose file name what a release has, and say that they were not run', () => {
  const [image, compose] = [textOf('Dockerfile'), textOf('compose.yaml')];
  for (const text of [image, compose]) expect(text).toMatch(/^# .*\. Not run by this project/);
  const words = [...image.matchAll(/(?:CMD|ENTRYPOINT) \[(.*)\]/g)].map(([, text = '']) => text);
  expect(words).toEqual([
    '"/opt/tessera/release/bin/tessera", "health"',
    '"/opt/tessera/release/bin/tessera"',
    '"start"',
  ]);
  const ports = /EXPOSE (\d+) (\d+)/.exec(image)?.slice(1).map(Number);
  const { port, lakePort } = readEnvironment({});
  expect(ports).toEqual([port, lakePort]);
});

test('proxies close a connection that nobody uses before site and lake do, or a form would meet that', () => {
  const site = createSiteServer(() => {}, { isProxy: () => false }).keepAliveTimeout / 1000;
  const [nginx, caddy] = [textOf('nginx.conf'), textOf('Caddyfile')];
  const [ofNginx = 99] = [...nginx.matchAll(/keepalive_timeout (\d+)s/g)].map(([, seconds]) =>
    Number(seconds),
  );
  const [ofSite = 99, ofLake = 99] = [...caddy.matchAll(/keepalive (\d+)s/g)].map(([, seconds]) =>
    Number(seconds),
  );
  for (const seconds of [ofNginx, ofSite, keepAliveSeconds]) expect(seconds).toBeLessThan(site);
  expect(ofLake).toBeLessThan(75); // lake/serve.ts
});

test('every figure that an alert asks for is one of ours', async () => {
  const asked = new Set(textOf('alerts.yml').match(/\btessera_\w+/g));
  const sources = ['telemetry/figures/process-figures.ts', 'telemetry/exchanges/exchanges.ts'];
  sources.push('web/renewal/measure-renewal.ts', 'scripts/watch/measure-lake.ts');
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(
    [...asked].filter((name) => !new RegExp(`'(tessera_)?${name.replace('tessera_', '')}'`).test(text)),
  ).toEqual([]);
});

const canProxy = has('nginx', '-v') && has('openssl', 'version');
describe.skipIf(!canProxy)('nginx before site and lake (this needs nginx and openssl)', () => {
  let folder: string;
  let nginx: ChildProcess | undefined;
  let front: TestFront;
  let lake: TestLake;
  let port: number;
  let said = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
    const local = ['127.0.0.1', '::1'];
    front = openTestFront({
      senderAddress: senderAddresses(local),
      attendance: { isProxy: trustedBy(local), hear() {}, hearAtOnce() {}, hearPage: undefined },
    });
    lake = await testLake({
      trustedProxies: local,
      hosts: ['lake.example.com'],
      origins: ['https://www.example.com'],
    });
    port = await freePort();
    const plainPort = await freePort();
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
    const subject = ['-subj', '/CN=www.example.com', '-days', '1', '-nodes', '-newkey', 'ec'];
    const curve = ['-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    spawnSync('openssl', ['req', '-x509', ...subject, ...curve, '-keyout', key, '-out', certificate]);
    const conf = textOf('nginx.conf')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${front.port}`)
      .replaceAll('127.0.0.1:3030', lake.url.replace('http://', ''))
      .replaceAll('/etc/ssl/tessera', folder)
      .replaceAll(/^ {2}listen \[::\].*$/gm, '')
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
      .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
       events {} http { access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
       fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; ${conf} }`,
    );
    const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    const checked = spawnSync('nginx', ['-t', ...words], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    nginx = spawn('nginx', words, { stdio: ['ignore', 'ignore', 'pipe'] });
    nginx.stderr?.on('data', (text: Buffer) => {
      said += text;
    });
    const isThere = async () => expect((await get('www.example.com', '/api/alive')).status).toBe(204);
    await vi.waitFor(isThere, { timeout: 30_000 });
  });
  afterAll(async () => {
    nginx?.kill('SIGQUIT');
    front?.close();
    await lake?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks nginx as a browser that knows these hosts; `hear` gets the answer while it comes. */
  function get(
    host: string,
    path: string,
    {
      headers = {},
      method = 'GET',
      body = '',
      hear,
    }: {
      headers?: Record<string, string>;
      method?: string;
      body?: string;
      hear?: (text: string, end: () => void) => void;
    } = {},
  ): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          servername: host,
          rejectUnauthorized: false,
          headers: { host, ...headers },
        },
        (answer) => {
          let text = '';
          const end = () => resolve({ status: answer.statusCode, headers: answer.headers, body: text });
          answer.on('data', (chunk: Buffer) => {
            text += chunk;
            hear?.(text, () => {
              end();
              asked.destroy();
            });
          });
          answer.on('end', end);
        },
      );
      asked.on('error', reject).end(body);
    });
  }

  test('the site hears where a visitor is from nginx alone, and takes the id that nginx gives', async () => {
    const lies = { 'x-forwarded-for': '203.0.113.77', 'x-request-id': 'an-id-of-a-visitor' };
    const { status, headers } = await get('www.example.com', '/_next/a', { headers: lies });
    expect(status).toBe(200);
    expect(front.from).toBe('127.0.0.1');
    expect(front.requestId).toMatch(/^[\da-f]{32}$/);
    expect(headers['x-request-id']).toBe(front.requestId);
  });

  test('pages come through, compressed by the site', async () => {
    const { status, headers } = await get('www.example.com', '/platform', {
      headers: { 'accept-encoding': 'br' },
    });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
  });

  test('an event of the lake arrives while its stream goes on', async () => {
    const heard: string[] = [];
    const stream = await get('lake.example.com', '/v2025-02-19/data/live/events/production', {
      headers: { accept: 'text/event-stream', origin: 'https://www.example.com' },
      hear(text, end) {
        if (heard.length === 0 && text.includes('event: welcome')) {
          heard.push('welcome');
          void lake.client().create({ _id: 'page-1', _type: 'page', title: 'One' });
        }
        if (/event: message[\s\S]*\n\n/.test(text)) {
          heard.push('message');
          end();
        }
      },
    });
    expect([stream.status, heard]).toEqual([200, ['welcome', 'message']]);
  });

  test('a listener of the Studio hears what is written, too', async () => {
    const query = encodeURIComponent('*[_type == "page"]');
    const { body } = await get('lake.example.com', `/v2023-05-03/data/listen/production?query=${query}`, {
      headers: { authorization: 'Bearer administrator-of-a-test' },
      hear(text, end) {
        if (!text.includes('event: mutation') && text.includes('event: welcome'))
          void lake.client().createIfNotExists({ _id: 'page-2', _type: 'page', title: 'Two' });
        if (/event: mutation[\s\S]*\n\n/.test(text)) end();
      },
    });
    expect(body).toContain('page-2');
    expect(said).toBe('');
  });
});
