import { randomUUID } from 'node:crypto';
import type { Records } from '../known/open-records.ts';
import type { FileFolder } from './file-folder.ts';

const form = 1; // of what is made of a page: one more whenever the same page becomes another file
const owner = 'written-of'; // in the folder: of which records its files were made last
const idName = 'id of the records';

/**
 * Which version of a page each file was written of, so that a start writes only what has changed. It is believed of a file that is as
 * it was left, in a folder into which nothing else has written since, such as another build.
 */
export class WrittenFiles {
  readonly #records: Records;
  readonly #folder: FileFolder;
  readonly #find;
  readonly #put;
  readonly #remove;

  constructor(records: Records, folder: FileFolder) {
    this.#records = records;
    this.#folder = folder;
    this.#find = records.prepare('SELECT made FROM files WHERE name = ?');
    this.#put = records.prepare('INSERT OR REPLACE INTO files VALUES (?, ?)');
    this.#remove = records.prepare('DELETE FROM files WHERE name = ?');
  }

  /** Takes the folder over: where something else has written into it, nothing is known of its files. */
  async begin(): Promise<void> {
    const id = this.#id();
    if ((await this.#folder.read(owner).catch(() => '')) === id) return;
    this.#records.exec('DELETE FROM files');
    await this.#folder.putAlone(owner, id);
  }

  /** Whether a file is made of this version of its page, for this year. */
  async isOf(name: string, version: number, year: number): Promise<boolean> {
    const made = this.#find.get(name)?.made;
    return made !== undefined && made === (await this.#madeOf(name, version, year));
  }

  /** Notes of what a file has been made. */
  async note(name: string, version: number, year: number): Promise<void> {
    this.#put.run(name, await this.#madeOf(name, version, year));
  }

  /** A file has been taken away. */
  forget(name: string): void {
    this.#remove.run(name);
  }

  async #madeOf(name: string, version: number, year: number): Promise<string> {
    return [form, version, year, await this.#folder.stampOf(name)].join(' ');
  }

  /** A name for these records: a build has its own, which number pages as others do. */
  #id(): string {
    this.#records.prepare('INSERT OR IGNORE INTO state VALUES (?, ?)').run(idName, randomUUID());
    return String(this.#records.prepare('SELECT value FROM state WHERE name = ?').get(idName)?.value);
  }
}
