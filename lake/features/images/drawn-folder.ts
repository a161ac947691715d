import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How much is kept of what was drawn: bytes in all, and drawings of one picture. */
export interface DrawnLimits {
  maxBytes: number;
  maxVariants: number;
}

/**
 * The files of drawn pictures in a folder to which only this process writes. When there are too many, those that were
 * not asked for the longest are removed first.
 */
export class DrawnFolder {
  readonly #folder: string;
  readonly #limits: DrawnLimits;
  /** Their sizes by name, those that were asked for last at the end. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(folder: string, limits: DrawnLimits) {
    this.#folder = folder;
    this.#limits = limits;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeNameless(folder);
    const files = readdirSync(folder).map((name) => ({ name, ...factsOf(join(folder, name)) }));
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) this.#put(name, size);
  }

  /** Whether there is a file of a name; asking makes it the most recent. */
  has(name: string): boolean {
    const size = this.#sizes.get(name);
    if (size === undefined) return false;
    const file = join(this.#folder, name);
    this.#take(name);
    if (!existsSync(file)) return false; // somebody has emptied the folder
    this.#put(name, size);
    const now = new Date();
    utimes(file, now, now).catch(() => {}); // it may be removed meanwhile
    return true;
  }

  /** Notes a file that was put there, and makes room for it. */
  async add(name: string): Promise<void> {
    this.#take(name);
    this.#put(name, factsOf(join(this.#folder, name)).size);
    const ofPicture = [...this.#sizes.keys()].filter((other) => pictureOf(other) === pictureOf(name));
    const tooMany = ofPicture.slice(0, Math.max(0, ofPicture.length - this.#limits.maxVariants));
    for (const old of tooMany) this.#take(old);
    const gone = [...tooMany, ...this.#makeRoom(name)];
    await Promise.all(gone.map((old) => rm(join(this.#folder, old), { force: true })));
  }

  /** Removes all that was drawn of the picture with a SHA-1. */
  forget(sha1: string): void {
    for (const name of readdirSync(this.#folder)) {
      if (pictureOf(name) !== sha1) continue;
      rmSync(join(this.#folder, name), { force: true });
      this.#take(name);
    }
  }

  #makeRoom(newest: string): string[] {
    const gone: string[] = [];
    for (const name of this.#sizes.keys()) {
      if (this.#bytes <= this.#limits.maxBytes || name === newest) break;
      this.#take(name);
      gone.push(name);
    }
    return gone;
  }

  #put(name: string, size: number): void {
    this.#sizes.set(name, size);
    this.#bytes += size;
  }

  #take(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }
}

/** Removes drawings that older lakes named without their picture: nothing finds them any more. */
function removeNameless(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^[0-9a-f]{40}\./.test(name)) rmSync(join(folder, name), { force: true });
}

/** The SHA-1 of the picture that was drawn, with which the name of each drawing begins. */
const pictureOf = (name: string): string => name.slice(0, 40);

function factsOf(file: string): { size: number; mtimeMs: number } {
  const { size = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return { size, mtimeMs };
}
