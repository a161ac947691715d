import { getPublishedId } from '@sanity/client/csm';
import { evaluateSync, toJS } from 'groq-js';
import { localAssets } from '../content/local-assets.ts';
import { isOfOneState } from './is-of-one-state.ts';
import type { PreviewSeed } from './preview-seed.ts';
import { referencesIn } from './references-in.ts';
import { mapParts, placeSections, type ServedPath, servedDocument } from './served-path.ts';
import type { LiveDocument } from './studio-channel.ts';

/**
 * What stands at a path while somebody edits it. The page's own query runs here, on the documents that its answer was
 * made of. A part that this cannot make as the lake made it (a list of the newest posts, a section of an older form)
 * stays the lake's, until the lake has answered anew.
 */
export class LivePath {
  readonly #seed: PreviewSeed;
  readonly #tree: unknown;
  readonly #documents: Map<string, LiveDocument>;
  /** The parts that only the lake can make. */
  readonly #foreign = new Set<string>();
  #shown: ServedPath;

  /** `tree` is the parsed query that stands at the address of the seed. */
  constructor(seed: PreviewSeed, tree: unknown) {
    this.#seed = seed;
    this.#tree = tree;
    this.#documents = new Map(seed.documents.map((document) => [document._id, document]));
    this.#shown = seed.served;
    const made = collectParts(this.#evaluate());
    for (const [place, part] of collectParts(seed.served))
      if (!isSame(part, made.get(place))) this.#foreign.add(place);
  }

  /** What is shown at the moment. */
  get shown(): ServedPath {
    return this.#shown;
  }

  /** A document as it is in the form, else as it is stored. */
  documentOf(id: string): LiveDocument | undefined {
    return this.#documents.get(id);
  }

  /** Takes documents as they are in the form, or newly stored ones; parts that stay the same stay the same objects. */
  put(...documents: LiveDocument[]): ServedPath {
    for (const document of documents) this.#keep(document);
    const known = collectParts(this.#shown);
    this.#shown = mapParts(this.#evaluate(), (place, part) => {
      const before = known.get(place);
      return before !== undefined && (this.#foreign.has(place) || isSame(before, part)) ? before : part;
    });
    return this.#shown;
  }

  /** The documents that a document refers to and that nobody has brought here yet. */
  missingFor(document: LiveDocument): string[] {
    return [...new Set(referencesIn(document))].filter((id) => !this.#documents.has(id));
  }

  /** Whether a later answer of the lake knows all that was edited here. */
  isCaughtUpBy({ documents, served }: PreviewSeed): boolean {
    const stored = new Map(documents.map((document) => [document._id, document]));
    if (!isOfOneState({ documents, served })) return false;
    return [...this.#documents.values()]
      .filter(({ _id }) => stored.has(_id))
      .every((document) => isSame(contentOf(document), contentOf(stored.get(document._id))));
  }

  #keep(document: LiveDocument): void {
    const id = getPublishedId(document._id);
    const before = this.#documents.get(id);
    const known = new Map(listOf(before?.sections).map((section) => [JSON.stringify(section), section]));
    this.#documents.set(id, {
      ...document,
      _id: id,
      _originalId: document._id,
      ...(Array.isArray(document.sections) && {
        sections: document.sections.map((section) => known.get(JSON.stringify(section)) ?? section),
      }),
    });
  }

  #evaluate(): ServedPath {
    // groq-js alone knows the form of its tree and of what it is given: its package lacks their types.
    const found = evaluateSync(this.#tree as never, {
      dataset: [...this.#documents.values()].map((document) => this.#atItsPlace(document)),
      params: this.#seed.params,
      // As above.
      dereference: ({ _ref }: { _ref: string }) => (this.#documents.get(_ref) ?? null) as never,
    });
    // The query is that of `served`, and so is what it answers.
    return placeSections(localAssets(toJS(found)) as ServedPath);
  }

  /** Whose address is being edited stays before the editor's eyes. */
  #atItsPlace(document: LiveDocument): LiveDocument {
    const { served, documents } = this.#seed;
    if (document._id !== servedDocument(served)?._id) return document;
    const stored = documents.find(({ _id }) => _id === document._id);
    return { ...document, path: stored?.path ?? null, slug: stored?.slug ?? null };
  }
}

function collectParts(served: ServedPath): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  mapParts(served, (place, part) => {
    parts.set(place, part);
    return part;
  });
  return parts;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A document without what the lake writes into it. */
function contentOf(document: LiveDocument | undefined): object {
  const fields = Object.entries(document ?? {}).filter(([name]) => !name.startsWith('_') || name === '_type');
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
