import { randomUUID } from 'node:crypto';
import type { Records } from '../known/open-records.ts';
import type { FileFolder } from './file-folder.ts';

const form = 1; // of a file made from a page: to be raised whenever the same page becomes another file
const owner = 'written-of'; // the file in the folder that names the records its files were made from
const idName = 'id of the records';

/**
 * Notes from which version of a page each file was made, so that a start writes only what has changed. A note is valid
 * only while the file is as it was left, and while no other process, such as one of another build, has taken the folder
 * over.
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

  /** Takes the folder over. When something else has written into it, all notes are dropped. */
  async begin(): Promise<void> {
    const id = this.#id();
    if ((await this.#folder.read(owner).catch(() => '')) === id) return;
    this.#records.exec('DELETE FROM files');
    await this.#folder.putAlone(owner, id);
  }

  /** Whether a file was made from this version of its page, for this year. */
  async isOf(name: string, version: number, year: number): Promise<boolean> {
    const made = this.#find.get(name)?.made;
    return made !== undefined && made === (await this.#madeOf(name, version, year));
  }

  /** Notes from what a file was made. */
  async note(name: string, version: number, year: number): Promise<void> {
    this.#put.run(name, await this.#madeOf(name, version, year));
  }

  /** Drops the note of a file that was removed. */
  forget(name: string): void {
    this.#remove.run(name);
  }

  async #madeOf(name: string, version: number, year: number): Promise<string> {
    return [form, version, year, await this.#folder.stampOf(name)].join(' ');
  }

  /** The id of these records: each build has records of its own, with versions that begin alike. */
  #id(): string {
    this.#records.prepare('INSERT OR IGNORE INTO state VALUES (?, ?)').run(idName, randomUUID());
    return String(this.#records.prepare('SELECT value FROM state WHERE name = ?').get(idName)?.value);
  }
}
