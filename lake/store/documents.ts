import { isLayered, publishedId, referencesIn, releaseOf, type StoredDocument } from './document.ts';

/**
 * All documents in memory, with an index for each way in which the query planner finds them: by type, by
 * `slug.current`, `path.current` and `from.current`, by release, and by what they refer to. Every type counts its changes in `versionOf`.
 */
export class Documents {
  readonly all = new Map<string, StoredDocument>();
  readonly byType = new Index((document) => [document._type]);
  readonly bySlug = new Index(({ slug }) => currentOf(slug));
  readonly byPath = new Index(({ path }) => currentOf(path));
  readonly byFrom = new Index(({ from }) => currentOf(from));
  readonly byReference = new Index((document) => Array.from(referencesIn(document), ({ id }) => id));
  readonly byRelease = new Index(({ _id }) => [releaseOf(_id)].filter((name) => name !== undefined));
  readonly #byGroup = new Index(({ _id }) => (isLayered(_id) ? [publishedId(_id)] : []));
  /** Counts every change of any document. */
  version = 0;
  readonly #versions = new Map<string, number>();

  versionOf(type: string): number {
    return this.#versions.get(type) ?? 0;
  }

  /** The published document, draft and versions that share an id; each may hide another in some perspective. */
  groupOf(id: string): StoredDocument[] {
    const published = publishedId(id);
    return [published, ...this.#byGroup.get(published)].flatMap((member) => this.all.get(member) ?? []);
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
    const { byType, bySlug, byPath, byFrom, byReference, byRelease } = this;
    for (const index of [byType, bySlug, byPath, byFrom, byReference, byRelease, this.#byGroup]) {
      index.change(id, before, after);
    }
    this.version++;
    // What a draft hides or uncovers may be of another type.
    const concerned = [...(before ? [before] : []), ...this.groupOf(id)];
    for (const type of new Set(concerned.map(({ _type }) => _type))) {
      this.#versions.set(type, this.versionOf(type) + 1);
    }
  }
}

/** The `current` of a slug field as a list of one, or of none when there is no such thing. */
export function currentOf(slug: unknown): string[] {
  const current = (slug as { current?: unknown } | null | undefined)?.current;
  return typeof current === 'string' ? [current] : [];
}

/** The ids of the documents that share a value. */
class Index {
  readonly #ids = new Map<string, Set<string>>();
  readonly #valuesOf: (document: StoredDocument) => string[];

  constructor(valuesOf: (document: StoredDocument) => string[]) {
    this.#valuesOf = valuesOf;
  }

  get(value: string): ReadonlySet<string> {
    return this.#ids.get(value) ?? none;
  }

  change(id: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const now = after ? this.#valuesOf(after) : [];
    if (before) for (const value of this.#valuesOf(before)) if (!now.includes(value)) this.#remove(value, id);
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
