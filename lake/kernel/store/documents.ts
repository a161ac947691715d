import { publishedId, type StoredDocument } from './document.ts';
import type { DocumentSource } from './document-source.ts';
import { type Lookup, lookedUpBy, lookupsOf, usualSlugs } from './lookup.ts';

/**
 * Documents in memory alone, with an index for each way in which they are looked up. Every type counts its changes in
 * `versionOf`.
 */
export class Documents implements DocumentSource {
  readonly all = new Map<string, StoredDocument>();
  readonly holdsLists = true;
  /** Counts every change of any document. */
  version = 0;
  readonly #versions = new Map<string, number>();
  readonly slugs: readonly string[];
  readonly #indexes: ReadonlyMap<Lookup, Index>;

  constructor(slugs: readonly string[] = usualSlugs) {
    this.slugs = slugs;
    this.#indexes = new Map(lookupsOf(slugs).map((lookup) => [lookup, new Index(lookup)]));
  }

  get(id: string): StoredDocument | undefined {
    return this.all.get(id);
  }

  ids(): Iterable<string> {
    return this.all.keys();
  }

  find(lookup: Lookup, value: string): ReadonlySet<string> {
    return this.#indexes.get(lookup)?.get(value) ?? none;
  }

  versionOf(type: string): number {
    return this.#versions.get(type) ?? 0;
  }

  groupOf(id: string): StoredDocument[] {
    const published = publishedId(id);
    return [published, ...this.find('group', published)].flatMap((member) => this.all.get(member) ?? []);
  }

  put(document: StoredDocument): void {
    const before = this.all.get(document._id);
    this.all.set(document._id, document);
    this.#changed(document._id, before, document);
  }

  remove(id: string): void {
    const before = this.all.get(id);
    if (this.all.delete(id)) this.#changed(id, before, undefined);
  }

  #changed(id: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const index of this.#indexes.values()) index.change(id, before, after);
    this.version++;
    // What a draft hides or uncovers may be of another type.
    const concerned = [...(before ? [before] : []), ...this.groupOf(id)];
    for (const type of new Set(concerned.map(({ _type }) => _type))) {
      this.#versions.set(type, this.versionOf(type) + 1);
    }
  }
}

/** The ids of the documents that share a value. */
class Index {
  readonly #ids = new Map<string, Set<string>>();
  readonly #lookup: Lookup;

  constructor(lookup: Lookup) {
    this.#lookup = lookup;
  }

  get(value: string): ReadonlySet<string> | undefined {
    return this.#ids.get(value);
  }

  change(id: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const now = lookedUpBy(this.#lookup, after);
    for (const value of lookedUpBy(this.#lookup, before)) if (!now.includes(value)) this.#remove(value, id);
    for (const value of now) this.#add(value, id);
  }

  #add(value: string, id: string): void {
    const ids = this.#ids.get(value);
    if (ids) ids.add(id);
    else this.#ids.set(value, new Set([id]));
  }

  #remove(value: string, id: string): void {
    const ids = this.#ids.get(value);
    ids?.delete(id);
    if (ids?.size === 0) this.#ids.delete(value);
  }
}

const none: ReadonlySet<string> = new Set();
