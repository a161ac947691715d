import { referencesIn, type StoredDocument } from './document.ts';

/**
 * All documents in memory, with an index for each way in which the query planner finds them: by type, by
 * `slug.current`, `path.current` and `from.current`, and by what they refer to. Every type counts its changes in `versionOf`.
 */
export class Documents {
  readonly all = new Map<string, StoredDocument>();
  readonly byType = new Index();
  readonly bySlug = new Index();
  readonly byPath = new Index();
  readonly byFrom = new Index();
  readonly byReference = new Index();
  /** Counts every change of any document. */
  version = 0;
  readonly #versions = new Map<string, number>();

  versionOf(type: string): number {
    return this.#versions.get(type) ?? 0;
  }

  put(document: StoredDocument): void {
    this.remove(document._id);
    this.all.set(document._id, document);
    this.#index(document, 'add');
  }

  remove(id: string): void {
    const document = this.all.get(id);
    if (!document) return;
    this.all.delete(id);
    this.#index(document, 'remove');
  }

  #index(document: StoredDocument, operation: 'add' | 'remove'): void {
    const { _id: id, _type: type } = document;
    this.version++;
    this.#versions.set(type, this.versionOf(type) + 1);
    this.byType[operation](type, id);
    this.bySlug[operation](currentOf(document.slug), id);
    this.byPath[operation](currentOf(document.path), id);
    this.byFrom[operation](currentOf(document.from), id);
    for (const reference of referencesIn(document)) this.byReference[operation](reference.id, id);
  }
}

/** The `current` of a slug field, when there is one. */
export function currentOf(slug: unknown): string | undefined {
  const current = (slug as { current?: unknown } | null | undefined)?.current;
  return typeof current === 'string' ? current : undefined;
}

/** The ids of the documents that share a value. */
class Index {
  readonly #ids = new Map<string, Set<string>>();

  get(value: string): ReadonlySet<string> {
    return this.#ids.get(value) ?? none;
  }

  add(value: string | undefined, id: string): void {
    if (value === undefined) return;
    const ids = this.#ids.get(value);
    if (ids) ids.add(id);
    else this.#ids.set(value, new Set([id]));
  }

  remove(value: string | undefined, id: string): void {
    if (value === undefined) return;
    const ids = this.#ids.get(value);
    ids?.delete(id);
    if (ids?.size === 0) this.#ids.delete(value);
  }
}

const none: ReadonlySet<string> = new Set();
