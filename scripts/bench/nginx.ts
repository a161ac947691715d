import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { stopChild } from '../process/child.ts';
import { freePort } from '../process/port.ts';
import { type Figure, quantile } from './measure.ts';

const path = '/platform';
const rounds = 3; // the two take turns, so that what else the machine does meets both
const seconds = 5;
const budget = 0.9;

/** Requests a second for a finished page, beside those of nginx for the same HTML; without nginx and wrk nothing, in words. */
export async function measureNginx(url: string): Promise<Figure[]> {
  const missing = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error);
  if (missing.length > 0) {
    console.log(
      `Without ${missing.join(' and ')} the site is not compared with nginx: apt-get install ${missing.join(' ')}`,
    );
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  const html = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const nginx = await startNginx(folder, html);
  try {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(url + path));
      theirs.push(await requestsPerSecond(nginx.url + path));
    }
    const ratio = quantile(ours, 0.5) / quantile(theirs, 0.5);
    const thousands = (values: number[]) => `${(quantile(values, 0.5) / 1000).toFixed(1)}k`;
    return [
      {
        what: `requests/s for ${path} (gzip) against nginx gzip_static`,
        figure: `${thousands(ours)} / ${thousands(theirs)} = ${ratio.toFixed(2)}`,
        budget: `at least ${budget}`,
        isKept: ratio >= budget,
      },
    ];
  } finally {
    await stopChild(nginx.child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves one page as nginx does it best: one worker, compressed beforehand, without a log. */
async function startNginx(folder: string, html: Buffer): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const root = join(folder, 'html');
  mkdirSync(root);
  writeFileSync(join(root, path), html);
  writeFileSync(join(root, `${path}.gz`), gzipSync(html, { level: 9 }));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; default_type text/html; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=100; gzip_static on; gzip_vary on;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`,
  );
  // Run by root, nginx hands the work to a user who may not look into the folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const conf = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn('nginx', [...conf, ...asRoot], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url + path).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`);
    await pause(20);
  }
  return { child, url };
}

async function requestsPerSecond(address: string): Promise<number> {
  const load = ['-t', '1', '-c', '16', '-d', String(seconds), '-H', 'Accept-Encoding: gzip', address];
  const { stdout } = await promisify(execFile)('wrk', load);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!found || /Non-2xx/.test(stdout)) throw new Error(`wrk did not get pages from ${address}:\n${stdout}`);
  return Number(found);
}
