/** What Next has stored for a page: with it, another instance has the page as if it had rendered it itself. */
export interface NextEntry {
  key: string;
  data: { headers?: Record<string, string> };
  context: unknown;
}

type WhoseTags = (header: string | undefined) => { path: string; tags: string[] } | null;

interface Slot {
  onStored?: (entry: NextEntry) => void;
  store?: (entry: NextEntry) => Promise<void>;
}

/** The global symbol at which this meets web/cache-handler.cjs, which Next loads by itself. */
const slot = Symbol.for('tessera.next-entries');

const tagsHeader = 'x-next-cache-tags';
const maxStoreMs = 2_000; // after its answer, within which Next stores what it has rendered

/** Hands on what Next stores for pages, and stores what another instance's Next has stored. */
export class NextEntries {
  readonly #whoseTags: WhoseTags;
  readonly #awaited = new Map<string, (entry: NextEntry) => void>();

  /** `whoseTags` reads the page and the tags of an entry from Next's header. */
  constructor(whoseTags: WhoseTags) {
    this.#whoseTags = whoseTags;
    this.#slot.onStored = (entry) => {
      const found = this.#whose(entry);
      if (found) this.#awaited.get(found.path)?.(entry);
    };
  }

  /**
   * Waits for the next entry that Next stores for a path; undefined when none came within two seconds after it was
   * `rendered`, or rendering failed.
   */
  async next(path: string, rendered: Promise<unknown>): Promise<NextEntry | undefined> {
    const { promise, resolve } = Promise.withResolvers<NextEntry | undefined>();
    this.#awaited.set(path, resolve);
    try {
      await rendered;
      const late = setTimeout(resolve, maxStoreMs, undefined);
      return await promise.finally(() => clearTimeout(late));
    } catch {
      return undefined; // the caller that had it rendered hears why
    } finally {
      if (this.#awaited.get(path) === resolve) this.#awaited.delete(path);
    }
  }

  /** The tags of the content that an entry was made from. */
  tagsOf(entry: NextEntry): string[] {
    return this.#whose(entry)?.tags ?? [];
  }

  /**
   * Stores an entry as if Next had made it here; false while Next has not loaded its cache handler, as it does when it
   * first stores or reads something.
   */
  async store(entry: NextEntry): Promise<boolean> {
    const { store } = this.#slot;
    await store?.(entry);
    return store !== undefined;
  }

  #whose({ data }: NextEntry) {
    return this.#whoseTags(data.headers?.[tagsHeader]);
  }

  get #slot(): Slot {
    const found: Slot = Reflect.get(globalThis, slot) ?? {};
    Reflect.set(globalThis, slot, found);
    return found;
  }
}
