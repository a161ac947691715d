import { evaluateSync, toJS } from 'groq-js';
import { localAssets } from '../content/local-assets.ts';
import type { PreviewSeed, ServedPath } from './preview-seed.ts';
import type { LiveDocument } from './studio-channel.ts';

/**
 * What stands at a path while somebody edits it. The page's own query runs here, on the documents that its answer was
 * made of. A section that this cannot make as the lake made it (a list of the newest posts, a section of an older
 * form) stays the lake's, until the lake has answered anew.
 */
export class LivePath {
  readonly #seed: PreviewSeed;
  readonly #documents: Map<string, LiveDocument>;
  /** The sections that only the lake can make, by their keys. */
  readonly #foreign: Set<string>;
  #shown: ServedPath;

  constructor(seed: PreviewSeed) {
    this.#seed = seed;
    this.#documents = new Map(seed.documents.map((document) => [document._id, document]));
    this.#shown = seed.served;
    const made = new Map(sectionsOf(this.#evaluate()).map((section) => [keyOf(section), section]));
    this.#foreign = new Set(
      sectionsOf(seed.served)
        .filter((section) => !isSame(section, made.get(keyOf(section))))
        .map(keyOf),
    );
  }

  /** What is shown at the moment. */
  get shown(): ServedPath {
    return this.#shown;
  }

  /** A document as it is in the form, else as it is stored. */
  documentOf(id: string): LiveDocument | undefined {
    return this.#documents.get(id);
  }

  /** Takes a document as it is in the form; parts that stay the same stay the same objects. */
  put(document: LiveDocument): ServedPath {
    const id = publishedId(document._id);
    this.#documents.set(id, { ...document, _id: id, _originalId: document._id });
    const made = this.#evaluate();
    const before = new Map(sectionsOf(this.#shown).map((section) => [keyOf(section), section]));
    const sections = sectionsOf(made).map((section) => {
      const known = before.get(keyOf(section));
      return known && (this.#foreign.has(keyOf(section)) || isSame(known, section)) ? known : section;
    });
    this.#shown = { ...made, ...(made.page && { page: { ...made.page, sections } }) };
    return this.#shown;
  }

  /** Whether a later answer of the lake knows all that was edited here. */
  isCaughtUpBy({ documents }: PreviewSeed): boolean {
    const stored = new Map(documents.map((document) => [document._id, document]));
    return [...this.#documents.values()]
      .filter(({ _id }) => stored.has(_id))
      .every((document) => isSame(contentOf(document), contentOf(stored.get(document._id))));
  }

  #evaluate(): ServedPath {
    const { tree, params } = this.#seed;
    const found = evaluateSync(tree as never, {
      dataset: [...this.#documents.values()],
      params,
      dereference: ({ _ref }: { _ref: string }) => (this.#documents.get(_ref) ?? null) as never,
    });
    return localAssets(toJS(found)) as ServedPath;
  }
}

const sectionsOf = ({ page }: ServedPath): unknown[] => page?.sections ?? [];

const keyOf = (section: unknown): string => String((section as { _key?: unknown } | null)?._key);

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A document without what the lake writes into it. */
function contentOf(document: LiveDocument | undefined): object {
  const fields = Object.entries(document ?? {}).filter(([name]) => !name.startsWith('_') || name === '_type');
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const publishedId = (id: string): string => id.replace(/^(drafts|versions\.[^.]+)\./, '');
