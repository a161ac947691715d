import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../kernel/refusal.ts';
import { sha1Of, writeWhole } from '../assets/asset-file.ts';
import { draw } from './draw.ts';
import type { Transform } from './transform.ts';

const maxRunning = 2;
const maxWaiting = 200;
const maxCacheBytes = 1024 * 1024 * 1024; // bytes

/** Draws transformed pictures, two at a time, each once, and keeps them on disk. */
export interface TransformQueue {
  /** The file of the drawn picture; throws a 503 when too many others wait. */
  fileOf(original: string, transform: Transform, ending: string): Promise<string>;
}

/** Makes the queue for a data folder. */
export function transformQueue(dataDir: string): TransformQueue {
  const folder = join(dataDir, 'transforms');
  const underWay = new Map<string, Promise<string>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let sinceSweep = 0;

  async function place(): Promise<void> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting)
        throw new Refusal(503, 'Too many pictures are being drawn. Ask again in a moment.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
  }

  async function make(file: string, original: string, transform: Transform, ending: string): Promise<string> {
    await place();
    try {
      await writeWhole(file, await draw(original, transform, ending));
      if (++sinceSweep >= 200) {
        sinceSweep = 0;
        await sweep(folder);
      }
      return file;
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  return {
    async fileOf(original, transform, ending) {
      const key = sha1Of(Buffer.from(JSON.stringify([original.split('/').at(-1), transform, ending])));
      const file = join(folder, `${key}.${ending}`);
      if (existsSync(file)) return file;
      const job = underWay.get(file) ?? make(file, original, transform, ending);
      underWay.set(file, job);
      return job.finally(() => underWay.delete(file));
    },
  };
}

/** Removes the oldest drawings until the rest fit into the cache's size. */
async function sweep(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })));
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (size <= maxCacheBytes) return;
    size -= file.size;
    await unlink(join(folder, file.name));
  }
}
