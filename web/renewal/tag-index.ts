import { pathOfTag } from '../content/path-tag.ts';

const recorder = Symbol.for('tessera.record-page-tags');

/** Which page was made from which content: the tags of every page that Next has stored. */
export class TagIndex {
  readonly #tags = new Map<string, readonly string[]>();

  /** Notes the tags of a page from Next's header; the page's own `path:` tag says which page it is. */
  record(header: string | undefined): void {
    const tags = header?.split(',').filter((tag) => !tag.startsWith('_N_T_')) ?? [];
    const path = tags.map(pathOfTag).find((found) => found !== null);
    if (path) this.#tags.set(path, tags);
  }

  /** The paths of all pages that carry one of the tags. */
  pathsWith(tags: Iterable<string>): string[] {
    const wanted = new Set(tags);
    return [...this.#tags].filter(([, own]) => own.some((tag) => wanted.has(tag))).map(([path]) => path);
  }

  /** Every path that was recorded. */
  paths(): string[] {
    return [...this.#tags.keys()];
  }

  /** Forgets a page that the site no longer has. */
  forget(path: string): void {
    this.#tags.delete(path);
  }

  /** Lets the cache handler, which Next loads by itself, record every page that it stores from now on. */
  listen(): void {
    Reflect.set(globalThis, recorder, (header: string | undefined) => this.record(header));
  }
}
