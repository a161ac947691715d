import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { sha1Of } from '../assets/asset-file.ts';
import { draw } from './draw.ts';
import type { Transform } from './transform.ts';

const maxRunning = 2;
const maxWaiting = 200;
const maxCacheBytes = 1024 * 1024 * 1024; // bytes

/** Draws transformed pictures, two at a time, each once, and keeps them on disk. */
export interface TransformQueue {
  /** How many pictures wait for others to be drawn. */
  readonly waiting: number;
  /** The file of the drawn picture; throws a 503 when too many others wait. */
  fileOf(original: string, transform: Transform, ending: string): Promise<string>;
  /** Removes all that was drawn of the picture with a SHA-1. */
  forget(sha1: string): void;
}

/** The folder of all pictures that were drawn. */
export const transformFolder = (dataDir: string): string => join(dataDir, 'transforms');

/** Makes the queue for a data folder. */
export function transformQueue(dataDir: string): TransformQueue {
  const folder = transformFolder(dataDir);
  removeNameless(folder);
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
      if (!existsSync(original)) {
        await unlink(file);
        throw new Refusal(404, 'This picture was deleted while it was drawn.');
      }
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
    get waiting() {
      return waiting.length;
    },
    async fileOf(original, transform, ending) {
      const name = basename(original);
      const key = sha1Of(Buffer.from(JSON.stringify([name, transform, ending])));
      // It begins with the name of the original, by which all that was drawn of that is found.
      const file = join(folder, `${parse(name).name}-${key}.${ending}`);
      if (existsSync(file)) return file;
      const job = underWay.get(file) ?? make(file, original, transform, ending);
      underWay.set(file, job);
      return job.finally(() => underWay.delete(file));
    },
    forget(sha1) {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder))
        if (name.startsWith(sha1)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** Removes drawings of lakes that named them for none: nothing finds them any more. */
function removeNameless(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (/^[0-9a-f]{40}\./.test(name)) rmSync(join(folder, name), { force: true });
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
