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

/** The folder for files that are still being written; its presence marks the folder around it as the site's. */
const drafts = '.tessera-new';

/** The names of a file and of its packed versions. */
const allOf = (name: string): string[] => [...packings.map((packing) => name + packing), name];

/**
 * A folder of files that a web server reads while they change. Each file is written whole under another name and then
 * renamed, so that nobody gets half of one. All users may read the files, whatever the umask of the process.
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
   * Makes the folder if needed, and removes what a killed process has left unfinished. Throws when the folder holds
   * files that are not the site's, because files that belong to no page would be removed.
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
   * Puts a file and its packed versions in place of what was there; false when nothing changed. Servers recognise a
   * version by its second and its length, so a new one always has a later second. `ready` is the file in brotli, if it
   * is packed already.
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
      // The plain file comes last: with it, all versions belong together.
      for (const { draft, file } of parts) await rename(draft, file);
    });
    return true;
  }

  /** Puts a file without packed versions, such as a configuration, if its content has changed. */
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

  /** A text that changes once the file or one of its packed versions is rewritten, truncated or removed. */
  async stampOf(name: string): Promise<string> {
    const stats = allOf(name).map((each) => stat(join(this.#root, each)).catch(() => null));
    const stamps = (await Promise.all(stats)).map((found) =>
      found ? `${found.mtimeMs} ${found.size}` : '-',
    );
    return stamps.join(' ');
  }

  /** The content of a file as text; rejects when there is none. */
  read(name: string): Promise<string> {
    return readFile(join(this.#root, name), 'utf8');
  }

  /** Removes a file and its packed versions; false when there was none. */
  async remove(name: string): Promise<boolean> {
    const wasThere = (await this.#timeOf(name)) > 0;
    for (const each of allOf(name).toReversed()) await rm(join(this.#root, each), { force: true });
    return wasThere;
  }

  /** The names of the files below one of its folders, without the packed versions. */
  async *names(below: string): AsyncGenerator<string> {
    const folder = await opendir(join(this.#root, below), { recursive: true }).catch(() => []);
    for await (const entry of folder) {
      const name = join(entry.parentPath, entry.name).slice(this.#root.length + 1);
      if (entry.isFile() && !packings.some((packing) => name.endsWith(packing)))
        yield name.replaceAll(sep, '/');
    }
  }

  /** A new name in the folder for files being written. */
  #newDraft(): string {
    return join(this.#drafts, `${process.pid}-${this.#count++}`);
  }

  /** Removes the drafts when `put` fails: each try would leave more of them on a full disk, which would stay full. */
  async #orNothing(parts: readonly { draft: string }[], put: () => Promise<void>): Promise<void> {
    try {
      await put();
    } catch (error) {
      await Promise.all(parts.map(({ draft }) => rm(draft, { force: true })));
      throw error;
    }
  }

  /** The time of a file in whole seconds; 0 when there is none. */
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
    // The umask of the process may forbid others to enter them, and the server has to.
    for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
  }
}

async function write(file: string, body: string | Buffer): Promise<void> {
  await writeFile(file, body);
  await chmod(file, 0o644);
}
