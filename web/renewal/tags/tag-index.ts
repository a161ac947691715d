import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { together } from '#limits/together.ts';
import { sourceOfTag } from '../../content/made-tag.ts';
import { momentOfTag } from '../../content/moment-tag.ts';
import { type Age, ages } from '../../finished/page-age.ts';
import type { Records } from '../../known/open-records.ts';
import { whoseTags } from './whose-tags.ts';

const recorder = Symbol.for('tessera.record-page-tags');
const atOnce = 5_000; // pages marked in one go, before visitors are answered again
const readName = 'tags of the build are read';

/** Returns at most `max` of the paths that visitors ask for most, the most visited first. */
type MostVisitedPaths = (max: number) => readonly string[];

/**
 * Knows which page was made from which content: the tags of every page, of its Markdown and of every file that Next has
 * stored, and whether their content has changed since, over a restart too. A tag is kept as a number hashed from it:
 * two tags with the same number would only cost a needless rendering.
 */
export class TagIndex {
  readonly #records: Records;
  readonly #files: readonly string[];
  readonly #mostVisited: MostVisitedPaths;
  readonly #page;
  readonly #addPage;
  readonly #tagsOf;
  readonly #addTag;
  readonly #removeTag;
  readonly #putMoment;
  readonly #removeMoment;
  readonly #setMade;
  /** Hears of a moment at which a page that has just been made changes by itself. */
  onMoment: (moment: string) => void = () => {};

  /**
   * `files` are the addresses of files that are made from content, such as the feed; the paths of `mostVisited` come
   * before others in answers.
   */
  constructor(records: Records, files: readonly string[] = [], mostVisited: MostVisitedPaths = () => []) {
    this.#records = records;
    this.#files = files;
    this.#mostVisited = mostVisited;
    this.#page = records.prepare('SELECT number FROM pages WHERE path = ?');
    this.#addPage = records.prepare('INSERT INTO pages (path, age) VALUES (?, 0)');
    this.#tagsOf = records.prepare('SELECT tag FROM page_tags WHERE page = ?');
    this.#addTag = records.prepare('INSERT OR IGNORE INTO page_tags VALUES (?, ?)');
    this.#removeTag = records.prepare('DELETE FROM page_tags WHERE tag = ? AND page = ?');
    this.#putMoment = records.prepare('INSERT OR REPLACE INTO page_moments VALUES (?, ?)');
    this.#setMade = records.prepare('UPDATE pages SET made = ? WHERE number = ?');
    this.#removeMoment = records.prepare('DELETE FROM page_moments WHERE page = ?');
  }

  /**
   * Notes the tags of what Next has just made, from its header. That counts as fresh only once it stands finished
   * (`FinishedPages`).
   */
  record(header: string | undefined): void {
    const found = whoseTags(header, this.#files);
    if (!found) return;
    const moment = together(this.#records, () => this.#write(found.path, found.tags));
    if (moment) this.onMoment(moment);
  }

  /** Whether the tags of the pages of the build have been recorded. */
  get hasBuild(): boolean {
    return this.#records.prepare('SELECT 1 FROM state WHERE name = ?').get(readName) !== undefined;
  }

  /** Records the tag headers of the pages that the build has made. */
  async recordBuild(headers: AsyncIterable<string>): Promise<void> {
    for await (const header of headers) this.record(header);
    this.#records.prepare('INSERT OR REPLACE INTO state VALUES (?, 1)').run(readName);
  }

  /** How many pages there are. */
  get count(): number {
    return Number(this.#records.prepare('SELECT count(*) AS count FROM pages').get()?.count);
  }

  /**
   * Makes all pages, or those that carry one of the tags, at least as old as `to`. It does so some thousand at a time,
   * and lets visitors be answered in between.
   */
  async makeOld(tags: Iterable<string> | 'all', to: Age): Promise<void> {
    const update = this.#records.prepare('UPDATE pages SET age = ? WHERE number = ? AND age < ?');
    const place = ages.indexOf(to);
    for (const select of tags === 'all'
      ? [this.#all()]
      : Array.from(new Set(tags), (tag) => this.#with(tag))) {
      for (let numbers = select(0); numbers.length > 0; numbers = select(numbers.at(-1) ?? 0)) {
        together(this.#records, () => {
          for (const number of numbers) update.run(place, number, place);
        });
        if (numbers.length < atOnce) break;
        await pause();
      }
    }
  }

  /**
   * The paths of at most `max` pages that carry one of the tags: first those whose tag is on the fewest pages, and of
   * those with the same tag the most visited.
   */
  pathsWith(tags: Iterable<string>, max: number): string[] {
    const carrying = 'SELECT path FROM page_tags JOIN pages ON number = page WHERE tag = ?';
    const read = this.#records.prepare(`${carrying} LIMIT ?`);
    const readOne = this.#records.prepare(`${carrying} AND path = ?`);
    const visited = this.#mostVisited(max);
    const found = Array.from(new Set(tags), (tag) => {
      const number = numberOf(tag);
      return mostVisitedFirst(visited, max, pathsIn(read.all(number, max)), (path) =>
        isFound(readOne.get(number, path)),
      );
    });
    return [...new Set(found.toSorted((a, b) => a.length - b.length).flat())].slice(0, max);
  }

  /** The paths of at most `max` old pages, the most visited first. */
  oldPaths(max: number): string[] {
    const old = 'SELECT path FROM pages WHERE age > 0';
    const rows = this.#records.prepare(`${old} LIMIT ?`).all(max);
    const readOne = this.#records.prepare(`${old} AND path = ?`);
    return mostVisitedFirst(this.#mostVisited(max), max, pathsIn(rows), (path) => isFound(readOne.get(path)));
  }

  /** How many pages are old. */
  get oldCount(): number {
    return Number(this.#records.prepare('SELECT count(*) AS count FROM pages WHERE age > 0').get()?.count);
  }

  /** The moments up to this one at which pages change by themselves and since which they have not been made anew. */
  momentsUntil(moment: string): string[] {
    const sql = 'SELECT DISTINCT moment FROM page_moments WHERE moment <= ? ORDER BY moment';
    return this.#records
      .prepare(sql)
      .all(moment)
      .map((row) => String(row.moment));
  }

  /** The next moment after this one at which a page changes by itself; null when there is none. */
  momentAfter(moment: string): string | null {
    const sql = 'SELECT moment FROM page_moments WHERE moment > ? ORDER BY moment LIMIT 1';
    const next = this.#records.prepare(sql).get(moment)?.moment;
    return next === undefined ? null : String(next);
  }

  /** Forgets a page that the site no longer has. */
  forget(path: string): void {
    const number = this.#page.get(path)?.number;
    if (number === undefined) return;
    this.#records.prepare('DELETE FROM page_tags WHERE page = ?').run(number);
    this.#removeMoment.run(number);
    this.#records.prepare('DELETE FROM pages WHERE number = ?').run(number);
  }

  /**
   * Lets the cache handler, which Next loads by itself, record every page that it stores from now on; `stop` ends that.
   */
  listen(): { stop: () => void } {
    Reflect.set(globalThis, recorder, (header: string | undefined) => this.record(header));
    return { stop: () => void Reflect.deleteProperty(globalThis, recorder) };
  }

  #all(): (after: number) => number[] {
    const read = this.#records.prepare('SELECT number FROM pages WHERE number > ? ORDER BY number LIMIT ?');
    return (after) => read.all(after, atOnce).map(({ number }) => Number(number));
  }

  #with(tag: string): (after: number) => number[] {
    const sql = 'SELECT page FROM page_tags WHERE tag = ? AND page > ? ORDER BY page LIMIT ?';
    const read = this.#records.prepare(sql);
    return (after) => read.all(numberOf(tag), after, atOnce).map(({ page }) => Number(page));
  }

  #write(path: string, tags: readonly string[]): string | undefined {
    const found = this.#page.get(path);
    const page = Number(found?.number ?? this.#addPage.run(path).lastInsertRowid);
    const before = new Set(this.#tagsOf.all(page).map(({ tag }) => Number(tag)));
    const [made, carried] = [tags.filter(isOfSource), tags.filter((tag) => !isOfSource(tag))];
    this.#setMade.run(made.join(' '), page);
    const after = new Set(carried.map(numberOf));
    for (const tag of before) if (!after.has(tag)) this.#removeTag.run(tag, page);
    for (const tag of after) if (!before.has(tag)) this.#addTag.run(tag, page);
    const [moment] = tags.flatMap((tag) => momentOfTag(tag) ?? []).toSorted();
    if (moment) this.#putMoment.run(page, moment);
    else this.#removeMoment.run(page);
    return moment;
  }
}

/**
 * At most `max` paths, the most visited first. When `some` may not be all there are, `holds` tells which visited paths
 * belong, too.
 */
function mostVisitedFirst(
  visited: readonly string[],
  max: number,
  some: readonly string[],
  holds: (path: string) => boolean,
): string[] {
  const all = new Set(some);
  const first = visited.filter((path) => all.has(path) || (some.length >= max && holds(path)));
  return [...new Set([...first, ...some])].slice(0, max);
}

const pathsIn = (rows: readonly Record<string, unknown>[]): string[] => rows.map(({ path }) => String(path));

const isFound = (row: unknown): boolean => row !== undefined;

const isOfSource = (tag: string): boolean => sourceOfTag(tag) !== null;

const numberOf = (tag: string): number => createHash('sha1').update(tag).digest().readUIntBE(0, 6);
