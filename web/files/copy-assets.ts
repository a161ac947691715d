import { glob, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FileFolder } from './file-folder.ts';
import { assetEndings } from './served-files.ts';

const builds = 'builds.json';
const minPackedBytes = 1_400; // less fits in one packet anyway, as most flags do
const maxBuilds = 2; // whose files are kept, because pages that visitors have open may be of the build before

/**
 * Copies the build's scripts and styles, and the public files, to where a server finds them. The files of the build
 * before are kept, those of earlier ones are removed.
 */
export async function copyAssets(
  folder: FileFolder,
  { distDir, publicDir }: { distDir: string; publicDir: string },
): Promise<void> {
  const copied = [
    ...(await copyFrom(folder, publicDir, 'assets')),
    ...(await copyFrom(folder, join(distDir, 'static'), 'assets/_next/static')),
  ];
  const before: string[][] = JSON.parse(await folder.read(builds).catch(() => '[]'));
  const isNew = before[0]?.join() !== copied.toSorted().join();
  const kept = isNew ? [copied.toSorted(), ...before].slice(0, maxBuilds) : before;
  await folder.putAlone(builds, JSON.stringify(kept));
  const present = new Set(kept.flat());
  for await (const name of folder.names('assets')) if (!present.has(name)) await folder.remove(name);
}

async function copyFrom(folder: FileFolder, from: string, to: string): Promise<string[]> {
  const copied: string[] = [];
  for await (const found of glob('**/*', { cwd: from })) {
    const packing = assetEndings.get(extname(found));
    if (!packing) continue;
    const name = `${to}/${found.replaceAll(sep, '/')}`;
    const body = await readFile(join(from, found));
    if (packing.isPacked && body.length >= minPackedBytes)
      await folder.put(name, body, await readFile(join(from, `${found}.br`)).catch(() => undefined));
    else await folder.putAlone(name, body);
    copied.push(name);
  }
  return copied;
}
