import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { Refusal } from '../../kernel/refusal.ts';
import { sha1Of } from '../assets/asset-file.ts';
import type { Drawing } from '../painters/draw.ts';
import type { Painters } from '../painters/painters.ts';
import { DrawnFolder, type DrawnLimits } from './drawn-folder.ts';
import { createSmallerDrawings, type Smaller } from './smaller-drawings.ts';

/**
 * The drawings of pictures: each is made once and kept on disk; one under way is given up when nobody waits for it any
 * more.
 */
export interface DrawnPictures {
  /**
   * The file of a drawing, which is made if it is not there. Throws a 404 when its original is gone, and what painters
   * throw.
   */
  fileOf(original: string, drawing: Drawing, signal: AbortSignal): Promise<string>;
  /** What is known of a drawing that may be smaller than another one of its picture. */
  smaller(original: string, drawing: Drawing): Smaller;
  /** Tries out, when painters have nothing else to do, whether a drawing is smaller than the file `than`. */
  trySmaller(original: string, drawing: Drawing, than: string): Promise<void>;
  /** Removes all that was drawn of the picture with a SHA-1. */
  forget(sha1: string): void;
}

interface Job {
  file: Promise<string>;
  readers: number;
  abandon: AbortController;
}

const usualLimits: DrawnLimits = {
  maxBytes: 1024 * 1024 * 1024, // bytes
  maxVariants: 300,
};
const maxRefusals = 1_000;
const refusedMs = 60_000; // for which a drawing that was refused is not tried again

/** The folder of all pictures that were drawn. */
export const drawnFolder = (dataDir: string): string => join(dataDir, 'transforms');

/** Opens the drawn pictures of a data folder. */
export function openDrawnPictures(
  dataDir: string,
  painters: Painters,
  limits: DrawnLimits = usualLimits,
): DrawnPictures {
  const folder = drawnFolder(dataDir);
  let opened: DrawnFolder | undefined;
  const drawn = () => {
    opened ??= new DrawnFolder(folder, limits);
    return opened;
  };
  const smaller = createSmallerDrawings(folder, drawn, painters);
  const underWay = new Map<string, Job>();
  const refused = new Map<string, { refusal: Refusal; at: number }>();

  async function make(
    name: string,
    original: string,
    drawing: Drawing,
    signal: AbortSignal,
  ): Promise<string> {
    const file = join(folder, name);
    const target = `${file}.${randomUUID()}.part`;
    try {
      await painters.draw({ file: original, target, drawing }, signal);
      // Its original may have been deleted while it was drawn, and all that was made of it.
      if (!existsSync(original)) throw deleted();
      await rename(target, file);
      await drawn().add(name);
      return file;
    } catch (error) {
      await rm(target, { force: true });
      if (!existsSync(original)) throw deleted();
      if (error instanceof Refusal && error.status !== 503) refuse(name, error);
      throw error;
    }
  }

  function refuse(name: string, refusal: Refusal): void {
    refused.set(name, { refusal, at: performance.now() });
    if (refused.size > maxRefusals) refused.delete(refused.keys().next().value ?? '');
  }

  function begin(name: string, original: string, drawing: Drawing): Job {
    const abandon = new AbortController();
    const file = make(name, original, drawing, abandon.signal);
    const job = { file, readers: 0, abandon };
    underWay.set(name, job);
    const done = () => underWay.get(name) === job && underWay.delete(name);
    file.then(done, done);
    return job;
  }

  /** Waits for a drawing for one reader. It is given up when the last of its readers has left. */
  async function wait(name: string, job: Job, signal: AbortSignal): Promise<string> {
    job.readers++;
    const leave = () => {
      job.readers--;
      if (job.readers > 0) return;
      if (underWay.get(name) === job) underWay.delete(name);
      job.abandon.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return job.file.finally(() => signal.removeEventListener('abort', leave));
  }

  return {
    async fileOf(original, drawing, signal) {
      const name = nameOf(original, drawing);
      if (drawn().has(name)) return join(folder, name);
      const known = refused.get(name);
      if (known && performance.now() - known.at < refusedMs) throw known.refusal;
      return wait(name, underWay.get(name) ?? begin(name, original, drawing), signal);
    },
    smaller: (original, drawing) => smaller.find(nameOf(original, drawing)),
    async trySmaller(original, drawing, than) {
      const { size } = await stat(than);
      smaller.tryOut({ name: nameOf(original, drawing), original, drawing }, size);
    },
    forget(sha1) {
      if (existsSync(folder)) drawn().forget(sha1);
    },
  };
}

/** The file name of a drawing. It begins with the name of the original, by which all its drawings are found. */
function nameOf(original: string, drawing: Drawing): string {
  const key = sha1Of(Buffer.from(JSON.stringify([basename(original), drawing])));
  return `${parse(original).name}-${key}.${drawing.ending}`;
}

const deleted = () => new Refusal(404, 'This picture was deleted while it was drawn.');
