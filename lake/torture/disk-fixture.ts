import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf, type Call } from './trace-fixture.ts';

type Write = { at: number; bytes: Buffer } | { cutTo: number };

/** A file, whatever its names are: what the disk has for certain, and what was written since. */
interface Inode {
  content: Buffer;
  since: { write: Write; place: number }[];
}

/**
 * A model of a disk that keeps for certain only what was synced: the bytes of a file when the file was, the names in a
 * folder when the folder was. All else may be lost with the power, in whole or in part.
 */
export class Disk {
  readonly #root: string;
  readonly #names = new Map<string, Inode>();
  readonly #folders = new Set<string>();
  readonly #kept = { names: new Map<string, Inode>(), folders: new Set<string>() };
  readonly #open = new Map<number, { path: string; inode: Inode | undefined; position: number }>();

  /** `root` is the folder whose files are followed; it is there for certain. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Does what a system call did. Throws for a call that it does not know. */
  follow({ name, args, result, begun, ended }: Call): void {
    if (result < 0) return;
    const descriptor = Number(args[0]);
    const opened = this.#open.get(descriptor);
    if (name === 'openat') this.#openFile(bytesOf(args[1]).toString(), args[2] ?? '', result);
    else if (name === 'close') this.#open.delete(descriptor);
    else if (name === 'mkdir') this.#folders.add(bytesOf(args[0]).toString());
    else if (name === 'unlink') this.#names.delete(bytesOf(args[0]).toString());
    else if (name === 'rename') this.#rename(bytesOf(args[0]).toString(), bytesOf(args[1]).toString());
    else if (!opened) return;
    else if (name === 'pwrite64')
      this.#write(opened.inode, Number(args[3]), bytesOf(args[1]).subarray(0, result), ended);
    else if (name === 'write') {
      this.#write(opened.inode, opened.position, bytesOf(args[1]).subarray(0, result), ended);
      opened.position += result;
    } else if (name === 'ftruncate')
      opened.inode?.since.push({ write: { cutTo: Number(args[1]) }, place: ended });
    else if (name === 'fsync' || name === 'fdatasync') this.#sync(opened, begun);
    else throw new Error(`The call "${name}" of the trace is not followed.`);
  }

  #openFile(path: string, flags: string, descriptor: number): void {
    if (!this.#isInside(path)) return;
    const isFolder = path === this.#root || this.#folders.has(path);
    const inode = isFolder ? undefined : (this.#names.get(path) ?? { content: Buffer.alloc(0), since: [] });
    if (inode && !this.#names.has(path)) {
      if (!flags.includes('O_CREAT')) return;
      this.#names.set(path, inode);
    }
    this.#open.set(descriptor, { path, inode, position: 0 });
  }

  #rename(from: string, to: string): void {
    const inode = this.#names.get(from);
    if (!inode) return;
    this.#names.delete(from);
    this.#names.set(to, inode);
  }

  #write(inode: Inode | undefined, at: number, bytes: Buffer, place: number): void {
    inode?.since.push({ write: { at, bytes }, place });
  }

  #sync({ path, inode }: { path: string; inode: Inode | undefined }, begun: number): void {
    if (inode) {
      // Writes that had not ended when the sync began may not be in it.
      const done = inode.since.filter(({ place }) => place < begun);
      inode.content = after(
        inode.content,
        done.map(({ write }) => write),
      );
      inode.since = inode.since.filter(({ place }) => place >= begun);
      return;
    }
    const isIn = (name: string) => dirname(name) === path;
    for (const name of this.#kept.names.keys()) if (isIn(name)) this.#kept.names.delete(name);
    for (const [name, one] of this.#names) if (isIn(name)) this.#kept.names.set(name, one);
    for (const name of this.#folders) if (isIn(name)) this.#kept.folders.add(name);
  }

  /**
   * Writes into another folder what is left if the power goes now: all that is certain, and those of the other writes
   * for which `survives` answers true.
   */
  rebuild(folder: string, survives: () => boolean): void {
    for (const [name, { content, since }] of this.#kept.names) {
      if (!this.#isReached(dirname(name)) || name.endsWith('-shm')) continue; // shared memory, which is lost
      const left = after(
        content,
        since.filter(survives).map(({ write }) => write),
      );
      const file = join(folder, name.slice(this.#root.length));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, left);
    }
  }

  #isInside = (path: string): boolean => path === this.#root || path.startsWith(`${this.#root}/`);
  #isReached = (folder: string): boolean =>
    folder === this.#root || (this.#kept.folders.has(folder) && this.#isReached(dirname(folder)));
}

/** What a file holds after some writes. */
function after(content: Buffer, writes: readonly Write[]): Buffer {
  const ends = writes.map((write) => ('cutTo' in write ? write.cutTo : write.at + write.bytes.length));
  const next = Buffer.alloc(Math.max(content.length, ...ends));
  let size = content.copy(next);
  for (const write of writes) {
    if ('bytes' in write) size = Math.max(size, write.at + write.bytes.copy(next, write.at));
    else {
      size = write.cutTo;
      next.fill(0, size);
    }
  }
  return next.subarray(0, size);
}
