import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { freePort } from '#lake/free-port.ts';
import { stopChild } from '../process/child.ts';
import { type Figure, quantile } from './measure.ts';

/** The page that is asked for. */
export const path = '/platform';
/** How often each server takes its turn. */
export const rounds = 9; // they alternate, and only what was measured in the same turn is compared
const seconds = 2;
const budget = 0.9;

/**
 * Requests a second for a finished page, beside those of nginx for the same HTML and of a Node server that does nothing
 * else. Without nginx and wrk it measures nothing and says so.
 */
export async function measureNginx(url: string): Promise<Figure[]> {
  const missing = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error);
  if (missing.length > 0) {
    console.log(
      `Without ${missing.join(' and ')} the site is not compared with nginx: apt-get install ${missing.join(' ')}`,
    );
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  const page = await ask(url + path);
  const nginx = await startBareNginx(folder, gunzipSync(page.body));
  const bare = await startBare(page);
  try {
    const [ours, theirs, bares]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(url + path));
      theirs.push(await requestsPerSecond(nginx.url + path));
      bares.push(await requestsPerSecond(bare.url + path));
    }
    return [
      {
        what: `requests/s for ${path} (gzip) against nginx gzip_static`,
        figure: compare(ours, theirs),
        budget: 'none: what a program in C can do',
        isKept: true,
      },
      {
        what: `requests/s for ${path} (gzip) against a server of Node that gives this one answer and does nothing else`,
        figure: compare(ours, bares),
        budget: `at least ${budget}`,
        isKept: ratioOf(ours, bares) >= budget,
      },
    ];
  } finally {
    await Promise.all([stopChild(nginx.child), stopChild(bare.child)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The words that compare the requests a second of one server with those of another. */
export function compare(some: number[], others: number[]): string {
  const [mine, yours] = [some, others].map((all) => `${(quantile(all, 0.5) / 1000).toFixed(1)}k`);
  return `${mine} / ${yours}, ${ratioOf(some, others).toFixed(2)} in the middle of ${rounds} turns`;
}

/** The median of the ratios of all turns, because a shared machine is faster in one turn than in the next. */
export const ratioOf = (some: number[], others: number[]): number =>
  quantile(
    some.map((one, turn) => one / (others[turn] ?? Number.NaN)),
    0.5,
  );

interface Answer {
  headers: [string, string][];
  body: Buffer;
}

/** Asks for a page as it is sent, compressed. */
async function ask(address: string): Promise<Answer> {
  const asked = request(address, { headers: { 'accept-encoding': 'gzip' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // what Node's event brings
  // Node adds these to every answer.
  const own = ['date', 'connection', 'keep-alive'];
  const headers = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
  return {
    headers: headers.map(([name, value]) => [name, String(value)]),
    body: await buffer(answer),
  };
}

/** Starts a server in a process of its own, like a front, that gives the very same answer to every request. */
async function startBare({ headers, body }: Answer): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const program = `import { createServer } from 'node:http';
const body = Buffer.from('${body.toString('base64')}', 'base64');
const headers = ${JSON.stringify(Object.fromEntries(headers))};
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(program);
  return { child, url: await answering(child, `http://127.0.0.1:${port}`, 'The server of Node') };
}

/**
 * Serves one page in nginx's fastest way: one worker, compressed beforehand, without a log, and with the file kept
 * open, so that a new one is seen only after a minute, unless it `looksAgain` for each request.
 */
export async function startBareNginx(
  folder: string,
  html: Buffer,
  looksAgain = false,
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const root = join(folder, 'html');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, path), html);
  writeFileSync(join(root, `${path}.gz`), gzipSync(html, { level: 9 }));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; default_type text/html; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache ${looksAgain ? 'off' : 'max=100'}; gzip_static on; gzip_vary on;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`,
  );
  // When root starts it, nginx lets its workers run as a user who may not look into the folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const conf = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn('nginx', [...conf, ...asRoot], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { child, url: await answering(child, `http://127.0.0.1:${port}`, 'nginx') };
}

async function answering(child: ChildProcess, url: string, name: string): Promise<string> {
  while (!(await fetch(url + path).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}.`);
    await pause(20);
  }
  return url;
}

/**
 * How many answers a second an address gives on sixteen connections, each of which asks one request after the other.
 */
export async function requestsPerSecond(address: string): Promise<number> {
  const load = ['-t', '1', '-c', '16', '-d', String(seconds), '-H', 'Accept-Encoding: gzip', address];
  const { stdout } = await promisify(execFile)('wrk', load);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!found || /Non-2xx/.test(stdout)) throw new Error(`wrk did not get pages from ${address}:\n${stdout}`);
  return Number(found);
}
