import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';

const quietMs = 20; // an editor writes a file in several steps

/**
 * Watches the folders of some files, and tells which files in them were written, made or removed. It watches folders
 * rather than files because many editors replace a file by a new one; folders that are made in them are watched, too.
 */
export class FolderWatch {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed = new Set<string>();
  readonly #tell: (files: string[]) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `tell` gets each batch of changes, once no more follow. */
  constructor(tell: (files: string[]) => void) {
    this.#tell = tell;
  }

  /** Watches the folders of these files, too. */
  add(files: readonly string[]): void {
    for (const folder of new Set(files.map(dirname))) this.#addFolder(folder);
  }

  /** Watches nothing any more. */
  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #addFolder(folder: string): void {
    if (this.#watchers.has(folder) || !existsSync(folder)) return;
    const watcher = watch(folder, (_, name) => this.#note(folder, name));
    watcher.on('error', () => this.#drop(folder));
    this.#watchers.set(folder, watcher);
  }

  #drop(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #note(folder: string, name: string | null): void {
    if (!existsSync(folder)) this.#drop(folder);
    if (name === null || /^\.|^node_modules$|~$/.test(name)) return;
    const file = join(folder, name);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      // A folder that was removed and has come back is another one, and may hold files already.
      this.#drop(file);
      this.#addFolder(file);
      for (const inner of readdirSync(file)) this.#changed.add(join(file, inner));
    }
    this.#changed.add(file);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const files = [...this.#changed];
      this.#changed.clear();
      this.#tell(files);
    }, quietMs);
  }
}
