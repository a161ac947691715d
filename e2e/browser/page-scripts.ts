import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSmallApp } from './small-app.ts';

/** The bytes of JavaScript that the HTML of a page asks for, compressed with gzip; old browsers' extra is left out. */
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

/** The same for a page that says "hello" and nothing else, built by the same Next: what no page can go below. */
export async function floorBytes(): Promise<number> {
  const folder = await buildSmallApp('floor', floorFiles);
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
  return scriptBytes(html, (address) => readFileSync(join(folder, address.replace('/_next/', '.next/'))));
}
