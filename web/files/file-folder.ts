import {
  chmod,
  mkdir,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pack, packings } from './pack.ts';

/** Where files are written before they have their names; by it the folder is known as the site's. */
const drafts = '.tessera-new';

/** A file that stands for itself, and beside it the same packed in each way. */
const allOf = (name: string): string[] => [...packings.map((packing) => name + packing), name];

/**
 * A folder of files that a web server reads while they change: each is written whole under another name and then takes its own,
 * so that nobody gets half of one. Everybody may read them, whatever the process keeps to itself otherwise.
 */
export class FileFolder {
  readonly #root: string;
  readonly #drafts: string;
  #count = 0;

  constructor(root: string) {
    this.#root = root;
    this.#drafts = join(root, drafts);
  }

  /**
   * Makes the folder if it is not there, and takes away what a process that was killed has not finished. Throws where somebody else's
   * files are: those that are of no page would be removed.
   */
  async open(): Promise<void> {
    const found = await readdir(this.#root).catch((): string[] => []);
    if (found.length > 0 && !found.includes(drafts))
      throw new Error(
        `The folder ${this.#root} of SITE_FILES holds files that are not the site's, such as "${found[0]}": name a folder that is empty, or not there yet.`,
      );
    await rm(this.#drafts, { recursive: true, force: true });
    await this.#makeFolder(this.#drafts);
  }

  /**
   * Puts a file, and the same packed, in place of what stood there; false when that was the same. Servers know a version by its
   * second and its length, so a new one is always of a later second. `ready` is the file in brotli, where somebody has it.
   */
  async put(name: string, body: Buffer, ready?: Buffer): Promise<boolean> {
    const times = await Promise.all(allOf(name).map((each) => this.#timeOf(each)));
    const [before = 0] = times.toSorted((one, other) => other - one);
    if (before > 0 && times.every((time) => time === before) && (await this.#says(name, body))) return false;
    const second = Math.max(Math.floor(Date.now() / 1000), before + 1);
    const packed = await pack(body, ready);
    const parts = allOf(name).map((each, index) => ({
      file: join(this.#root, each),
      draft: this.#newDraft(),
      body: packed[index] ?? body,
    }));
    await this.#makeFolder(dirname(join(this.#root, name)));
    await this.#orNothing(parts, async () => {
      const written = parts.map(async ({ draft, body }) => {
        await write(draft, body);
        await utimes(draft, second, second);
      });
      for (const one of await Promise.allSettled(written)) if (one.status === 'rejected') throw one.reason;
      // The plain file comes last: with it all are seen to be of one making.
      for (const { draft, file } of parts) await rename(draft, file);
    });
    return true;
  }

  /** Puts a file alone, such as one of settings, if it says something else than before. */
  async putAlone(name: string, body: string | Buffer): Promise<void> {
    if (await this.#says(name, body)) return;
    const file = join(this.#root, name);
    const draft = this.#newDraft();
    await this.#makeFolder(dirname(file));
    await this.#orNothing([{ draft }], async () => {
      await write(draft, body);
      await rename(draft, file);
    });
  }

  /** A text that is another one once a file, or the same packed, has been written anew, cut off, or taken away. */
  async stampOf(name: string): Promise<string> {
    const stats = allOf(name).map((each) => stat(join(this.#root, each)).catch(() => null));
    const stamps = (await Promise.all(stats)).map((found) =>
      found ? `${found.mtimeMs} ${found.size}` : '-',
    );
    return stamps.join(' ');
  }

  /** What a file says; rejects where there is none. */
  read(name: string): Promise<string> {
    return readFile(join(this.#root, name), 'utf8');
  }

  /** Takes a file away, and the same packed; false when there was none. */
  async remove(name: string): Promise<boolean> {
    const wasThere = (await this.#timeOf(name)) > 0;
    for (const each of allOf(name).toReversed()) await rm(join(this.#root, each), { force: true });
    return wasThere;
  }

  /** The names of the files below one of its folders, without those that are the same packed. */
  async *names(below: string): AsyncGenerator<string> {
    const folder = await opendir(join(this.#root, below), { recursive: true }).catch(() => []);
    for await (const entry of folder) {
      const name = join(entry.parentPath, entry.name).slice(this.#root.length + 1);
      if (entry.isFile() && !packings.some((packing) => name.endsWith(packing)))
        yield name.replaceAll(sep, '/');
    }
  }

  /** Where a file is written before it has its name. */
  #newDraft(): string {
    return join(this.#drafts, `${process.pid}-${this.#count++}`);
  }

  /** Leaves no draft behind where they cannot be put: a full disk would stay so, as each is tried again. */
  async #orNothing(parts: readonly { draft: string }[], put: () => Promise<void>): Promise<void> {
    try {
      await put();
    } catch (error) {
      await Promise.all(parts.map(({ draft }) => rm(draft, { force: true })));
      throw error;
    }
  }

  /** The second of which a file is; 0 where there is none. */
  async #timeOf(name: string): Promise<number> {
    const found = await stat(join(this.#root, name)).catch(() => null);
    return found ? Math.floor(found.mtimeMs / 1000) : 0;
  }

  async #says(name: string, body: string | Buffer): Promise<boolean> {
    const found = await readFile(join(this.#root, name)).catch(() => null);
    return found?.equals(Buffer.from(body)) ?? false;
  }

  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true });
    if (first === undefined) return;
    // Who made them may keep what he makes to himself; each of them is to be entered by the server.
    for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
  }
}

async function write(file: string, body: string | Buffer): Promise<void> {
  await writeFile(file, body);
  await chmod(file, 0o644);
}
