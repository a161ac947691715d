import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { nameWhenWhole } from '#lake/kernel/files/name-when-whole.ts';

const gzipLevel = 4; // half the time of the usual one, for a few megabytes

/** Packs a release that stands in a folder, beside it; answers the file, which is whole or not there. */
export async function packRelease(to: string, name: string): Promise<string> {
  const file = join(to, `${name}.tar.gz`);
  await nameWhenWhole(file, (part) => pack(to, name, part));
  return file;
}

async function pack(to: string, name: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-cf', '-', '--owner=0', '--group=0', '-C', to, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => tar.once('error', reject).once('close', resolve));
  await pipeline(tar.stdout, createGzip({ level: gzipLevel }), createWriteStream(file));
  if ((await ended) !== 0) throw new Error(`"${join(to, name)}" could not be packed: tar says why above.`);
}
