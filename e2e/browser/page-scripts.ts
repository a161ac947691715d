import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** The bytes of JavaScript that the HTML of a page asks for, compressed with gzip; old browsers' extra is left out. */
export function scriptBytes(html: string, read: (address: string) => Buffer): number {
  const asked = html
    .replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, '')
    .matchAll(/"(\/_next\/[^"?\\]+\.js)[?"]/g);
  const addresses = new Set([...asked].map(([, address = '']) => address));
  return [...addresses].reduce((sum, address) => sum + gzipSync(read(address)).length, 0);
}

const floorFolder = join(process.cwd(), 'web/.next-floor');
const floorFiles = {
  'next.config.mjs': 'export default { cacheComponents: true };\n',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  'app/page.jsx': 'export default () => <p>hello</p>;\n',
};

/**
 * The same for a page that says "hello" and nothing else, built by the same Next: what no page can go below. It is built
 * once, and again when another Next or React would build it.
 */
export async function floorBytes(): Promise<number> {
  const stamp = join(floorFolder, 'built-from');
  const source = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== source) {
    await buildFloor();
    writeFileSync(stamp, source);
  }
  const html = readFileSync(join(floorFolder, '.next/server/app/index.html'), 'utf8');
  return scriptBytes(html, (address) =>
    readFileSync(join(floorFolder, address.replace('/_next/', '.next/'))),
  );
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(floorFiles));
  for (const name of ['next', 'react', 'react-dom'])
    hash.update(readFileSync(join('node_modules', name, 'package.json')));
  return hash.digest('hex');
}

async function buildFloor(): Promise<void> {
  rmSync(floorFolder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(floorFiles)) {
    const file = join(floorFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  await promisify(execFile)(process.execPath, [next, 'build', floorFolder], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
