import { pathOfTwin } from '../page/page-path.ts';

/** The addresses that the site answers, as last heard from the lake and with the tags of that answer. */
export class KnownPaths {
  #paths: ReadonlySet<string>;
  #tags: readonly string[] = [];

  constructor(paths: Iterable<string> = []) {
    this.#paths = new Set(paths);
  }

  /** Whether the site has something at this path: a document, its Markdown, or a redirect. */
  has(path: string): boolean {
    return this.#paths.has(pathOfTwin(path) ?? path);
  }

  /** Every path. */
  all(): string[] {
    return [...this.#paths];
  }

  /** Whether a change with these tags may have changed the list of paths. */
  concerns(tags: readonly string[]): boolean {
    return tags.some((tag) => this.#tags.includes(tag));
  }

  /** Takes the newly asked list and answers what came and what went. */
  replace(paths: Iterable<string>, tags: readonly string[]): { added: string[]; removed: string[] } {
    const before = this.#paths;
    const after = new Set(paths);
    this.#paths = after;
    this.#tags = tags;
    return {
      added: [...after].filter((path) => !before.has(path)),
      removed: [...before].filter((path) => !after.has(path)),
    };
  }
}
