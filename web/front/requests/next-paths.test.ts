import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNextPaths } from './next-paths.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'next-paths-'));
let isForNext: (path: string) => boolean;
beforeAll(async () => {
  const routes = [
    '/api/draft/enable',
    '/api/forms/[...path]',
    '/api/renew',
    '/api/renew/search',
    '/api/search',
    '/draft/[link]',
    '/[[...path]]',
  ];
  const files: Record<string, string> = {
    'public/a/b.png': '',
    'build/static/media/a.woff2': '',
    'build/app-path-routes-manifest.json': JSON.stringify(
      Object.fromEntries(routes.map((each) => [`(a)${each}`, each])),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  isForNext = await findNextPaths(path.join(folder, 'public'), path.join(folder, 'build'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  '/a/b.png',
  '/_next/static/media/a.woff2',
  '/api/draft/enable',
  '/api/forms/submissions/v3/a',
  `/draft/${'0a'.repeat(24)}`,
  '/cards/platform-0123456789.jpg',
])('Next answers %s', (path) => {
  expect(isForNext(path)).toBe(true);
});

test.each([
  '/platform',
  '/feed.xml',
  '/robots.txt',
  '/_next/nothing',
  '/_next/static/media/b.woff2',
  '/_next/image',
  '/api/nothing',
  '/api/forms/',
  '/api/renew',
  '/api/renew/search',
  '/draft/wrong',
  `/draft/${'0a'.repeat(24)}/more`,
])('at %s nothing is that Next need find out', (path) => {
  expect(isForNext(path)).toBe(false);
});
