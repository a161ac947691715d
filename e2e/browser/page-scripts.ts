import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSmallApp } from './small-app.ts';

/**
 * The bytes of JavaScript that the HTML of a page asks for, compressed with gzip, without the extra script for old
 * browsers.
 */
export function scriptBytes(html: string, read: (address: string) => Buffer): number {
  const asked = html
    .replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, '')
    .matchAll(/"(\/_next\/[^"?\\]+\.js)[?"]/g);
  const addresses = new Set([...asked].map(([, address = '']) => address));
  return [...addresses].reduce((sum, address) => sum + gzipSync(read(address)).length, 0);
}

const floorFiles = {
  'next.config.mjs': 'export default { cacheComponents: true };\n',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  'app/page.jsx': 'export default () => <p>hello</p>;\n',
};

/** Builds, with the same Next, a page that says "hello" and nothing else; resolves with its folder. */
export function buildHelloWorld(): Promise<string> {
  return buildSmallApp('floor', floorFiles);
}

/** The bytes of JavaScript of that page: no page of Next can have fewer. */
export async function floorBytes(): Promise<number> {
  const folder = await buildHelloWorld();
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
  return scriptBytes(html, (address) => readFileSync(join(folder, address.replace('/_next/', '.next/'))));
}
