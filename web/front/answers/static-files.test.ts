import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { siteHeaders } from '../../headers/site-headers.ts';
import { openStaticFiles, type StaticFiles } from './static-files.ts';

let folder: string;
let serve: StaticFiles;
let server: Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  write('new/web/.next/static/chunks/new.js', 'of the new');
  write('new/web/.next/static/chunks/both.js', 'both, of the new');
  write('new/studio/dist/static/desk.js', 'desk of the new');
  write('old/web/.next/static/chunks/old.js', 'of the old');
  write('old/web/.next/static/chunks/both.js', 'both, of the old');
  write('old/studio/dist/static/old-desk.js', 'desk of the old');
  write('old/web/public/old.svg', '<svg/>');
  mkdirSync(join(folder, 'new/web/public'));
  server = createServer(async (request, response) => {
    if (!(await serve(request, response, request.url ?? ''))) response.writeHead(404).end();
  }).listen(0);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Opens the files of the new release, after the old one or alone. */
async function open(isAfterOld: boolean): Promise<void> {
  const of = (release: string) => ({
    distDir: join(folder, release, 'web/.next'),
    studioDir: join(folder, release, 'studio/dist'),
  });
  const { distDir, studioDir } = of('new');
  const site = { distDir, publicDir: join(folder, 'new/web/public') };
  const former = isAfterOld ? of('old') : undefined;
  serve = await openStaticFiles(studioDir, siteHeaders(readEnvironment({})), site, former);
}

async function get(path: string): Promise<string | number> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return answer.ok ? answer.text() : answer.status;
}

test('a page of the release before loads its scripts from the one that has taken its place', async () => {
  await open(true);
  expect(await get('/_next/static/chunks/old.js')).toBe('of the old');
  expect(await get('/studio/static/old-desk.js')).toBe('desk of the old');
  expect(await get('/_next/static/chunks/new.js')).toBe('of the new');
  expect(await get('/studio/static/desk.js')).toBe('desk of the new');
  expect(await get('/_next/static/chunks/both.js')).toBe('both, of the new');
  expect(await get('/old.svg'), 'public files are of the release that serves').toBe(404);
});

test('without a release before, or when its folder is removed, its scripts are not found', async () => {
  await open(false);
  expect(await get('/_next/static/chunks/old.js')).toBe(404);
  await open(true);
  rmSync(join(folder, 'old'), { recursive: true });
  expect(await get('/_next/static/chunks/old.js')).toBe(404);
  expect(await get('/_next/static/chunks/both.js')).toBe('both, of the new');
});

test('a script of the Studio is served however large Sanity makes it', async () => {
  const large = `// ${'x'.repeat(5 * 1024 * 1024)}`;
  write('new/studio/dist/static/large.js', large);
  await open(false);
  expect(await get('/studio/static/large.js')).toBe(large);
});
