import { getPublishedId } from '@sanity/client/csm';
import type { LiveDocument } from '#canvas/messages.ts';
import { isAddressed, standsAnywhere } from '#schemas/addresses.ts';
import { type BareSection, type Evaluated, evaluatePath, type Trees } from './evaluate-path.ts';
import { isOfOneState } from './is-of-one-state.ts';
import type { PreviewSeed } from './preview-seed.ts';
import { referencesIn } from './references-in.ts';
import { mapParts, placeOf, type ServedPath, servedDocument } from './served-path.ts';
import { textsOf, withStandIns } from './stand-ins.ts';

/**
 * What stands at a path while somebody edits it. The page's own queries run here, on the documents that its answer was
 * made from. A part that they cannot make as the lake made it (a list of the newest posts, something of an older form)
 * stays as the lake made it until the lake has answered anew. A section whose kind's query is not here yet stays as it
 * is shown; a new one waits for the query.
 */
export class LivePath {
  readonly #seed: PreviewSeed;
  readonly #frame: unknown;
  readonly #kinds: Map<string, unknown>;
  readonly #kept: ReadonlySet<string>;
  readonly #missing = new Set<string>();
  readonly #documents: Documents;
  /** The parts that only the lake can make, by their places. */
  #foreign: ReadonlySet<string>;
  #shown: ServedPath;

  /**
   * `trees` are the parsed queries at the addresses in the seed. `kept` names texts that are drawn although they are
   * empty, each by the id of its document, a space, and its path.
   */
  constructor(seed: PreviewSeed, trees: Trees, kept: ReadonlySet<string> = new Set()) {
    this.#seed = seed;
    this.#kept = kept;
    this.#frame = trees.frame;
    this.#kinds = new Map(trees.kinds);
    this.#documents = byId(seed.documents);
    this.#shown = seed.served;
    this.#foreign = this.#findForeign();
    // Where a text is empty the lake's answer has nothing, but somebody may be about to write there.
    if (this.#drawn() !== this.#documents) this.put();
  }

  /** What is shown at the moment. */
  get shown(): ServedPath {
    return this.#shown;
  }

  /** A document as it is in the form, else as it is stored. */
  documentOf(id: string): LiveDocument | undefined {
    return this.#documents.get(id);
  }

  /**
   * Takes documents as they are in the form, or newly stored ones, and returns what is shown now; unchanged parts stay
   * the same objects.
   */
  put(...documents: LiveDocument[]): ServedPath {
    for (const document of documents) this.#keep(document);
    const known = collectParts(this.#shown);
    this.#shown = mapParts(this.#evaluate(this.#drawn(), known), (place, part) => {
      const before = known.get(place);
      return before !== undefined && (this.#foreign.has(place) || isSame(before, part)) ? before : part;
    });
    return this.#shown;
  }

  /**
   * A section, by its key, as the browser would make it if documents were changed in this way; undefined when its query
   * has not come yet.
   */
  sectionIf(key: string, change: (document: LiveDocument) => LiveDocument): unknown {
    const section = listOf(servedDocument(this.#shown)?.sections).find((one) => isOfKey(one, key));
    const tree = isOfKey(section, key) && this.#kinds.get(section._type);
    if (!tree) return undefined;
    const made = this.#madeIf(change, new Map([[section._type, tree]]));
    return collectParts(made).get(placeOf(section));
  }

  /**
   * All that stands here but sections, as the browser would make it if documents were changed in this way; what only
   * the lake can make stays.
   */
  frameIf(change: (document: LiveDocument) => LiveDocument): ServedPath {
    const known = collectParts(this.#shown);
    return mapParts(this.#madeIf(change, new Map()), (place, part) =>
      this.#foreign.has(place) ? known.get(place) : part,
    );
  }

  #madeIf(change: (document: LiveDocument) => LiveDocument, kinds: Trees['kinds']): ServedPath {
    const changed = new Map([...this.#drawn()].map(([id, document]) => [id, change(document)]));
    return evaluatePath({ frame: this.#frame, kinds }, this.#on(changed), () => undefined);
  }

  /** The kinds of the sections here whose parsed queries have not been brought yet. */
  get missingKinds(): string[] {
    return [...this.#missing];
  }

  /**
   * Takes the parsed query of a kind, and returns what is shown now: its sections, too, are made from the form from
   * here on.
   */
  addTree(kind: string, tree: unknown): ServedPath {
    if (this.#kinds.has(kind)) return this.#shown;
    this.#kinds.set(kind, tree);
    this.#missing.delete(kind);
    this.#foreign = this.#findForeign();
    return this.put();
  }

  /** The ids of documents that a document refers to and that have not been brought here yet. */
  missingFor(document: LiveDocument): string[] {
    return [...new Set(referencesIn(document))].filter((id) => !this.#documents.has(id));
  }

  /** Whether a later answer of the lake holds all that was edited here. */
  isCaughtUpBy({ documents, served }: PreviewSeed): boolean {
    const stored = new Map(documents.map((document) => [document._id, document]));
    if (!isOfOneState({ documents, served })) return false;
    // Its address may so far be in the form only.
    const standing = servedDocument(this.#shown);
    if (standing && !stored.has(standing._id)) return false;
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

  /** The parts that the lake made differently from the same documents. */
  #findForeign(): Set<string> {
    const { served, documents } = this.#seed;
    const parts = collectParts(served);
    const made = collectParts(this.#evaluate(byId(documents), parts));
    return new Set([...parts.keys()].filter((place) => !isSame(parts.get(place), made.get(place))));
  }

  #evaluate(documents: Documents, known: ReadonlyMap<string, unknown>): ServedPath {
    const trees = { frame: this.#frame, kinds: this.#kinds };
    return evaluatePath(trees, this.#on(documents), (section: BareSection) => {
      this.#missing.add(section._type);
      return known.get(placeOf(section));
    });
  }

  /**
   * The documents as they are drawn: with a stand-in for each text that was emptied on the page, and for the empty
   * texts of the page's own document unless it is made of sections. The same map when there is no such text.
   */
  #drawn(): Documents {
    const own = servedDocument(this.#seed.served)?._id;
    const drawn = new Map(
      [...this.#documents].map(([id, document]) => {
        const isWhole = id === own && isAddressed(document._type) && !standsAnywhere(document._type);
        return [id, withStandIns(document, isWhole ? [...this.#kept, ...textsOf(document)] : this.#kept)];
      }),
    );
    return [...drawn].some(([id, document]) => document !== this.#documents.get(id))
      ? drawn
      : this.#documents;
  }

  #on(documents: Documents): Evaluated {
    return {
      dataset: [...documents.values()].map((document) => this.#atItsPlace(document)),
      params: this.#seed.params,
      dereference: ({ _ref }) => documents.get(_ref) ?? null,
    };
  }

  /** A document whose address is being edited stays at its stored address, before the editor's eyes. */
  #atItsPlace(document: LiveDocument): LiveDocument {
    const { served, documents } = this.#seed;
    if (document._id !== servedDocument(served)?._id) return document;
    const stored = documents.find(({ _id }) => _id === document._id);
    return { ...document, path: stored?.path ?? null, slug: stored?.slug ?? null };
  }
}

type Documents = Map<string, LiveDocument>;

const byId = (documents: readonly LiveDocument[]): Documents =>
  new Map(documents.map((document) => [document._id, document]));

function collectParts(served: ServedPath): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  mapParts(served, (place, part) => {
    parts.set(place, part);
    return part;
  });
  return parts;
}

const isOfKey = (section: unknown, key: string): section is BareSection =>
  typeof section === 'object' && section !== null && '_key' in section && section._key === key;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields of a document without those that the lake writes, in the order of their names. */
function contentOf(document: LiveDocument | undefined): object {
  const fields = Object.entries(document ?? {}).filter(([name]) => !name.startsWith('_') || name === '_type');
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
