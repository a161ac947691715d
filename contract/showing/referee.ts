import type { SanityClient } from '@sanity/client';
import { type CompiledSchema, compileAnew } from '../compile.ts';
import type { Project, StoredDocument } from '../project.ts';
import { assets } from '../search/world.ts';
import { studioErrors } from '../studio-errors.ts';
import type { Content } from './contents.ts';

/** Asks Sanity's own validator what an editor could publish in the Studio of some types. */
export class Referee {
  readonly #schema: CompiledSchema;
  readonly #fields = new Map<string, string>();
  readonly #judged = new WeakMap<object, Promise<boolean>>();

  constructor(types: Project['types']) {
    // Sanity validates documents alone, so a made-up one has a field for each type that is none.
    const parts = types.filter(({ type }) => type !== 'document').map(({ name }) => name);
    for (const [index, name] of parts.entries()) this.#fields.set(name, `part${index}`);
    const fields = parts.map((type) => ({ name: this.#fields.get(type), type }));
    const alone = { name: aloneType, type: 'document', fields };
    this.#schema = compileAnew(parts.length > 0 ? [...types, alone] : types);
  }

  /** Whether an editor could publish a document, whatever it refers to. */
  async permits(document: StoredDocument): Promise<boolean> {
    return await this.#permits(document, anything);
  }

  /** Whether an editor could publish what a content is about: a section of a kind, or a document. */
  async permitsOwn(content: Content, kind?: string): Promise<boolean> {
    const { own } = content;
    if (!own) return true;
    const field = kind === undefined ? undefined : this.#fields.get(kind);
    const document = field
      ? { _id: 'shown', _type: aloneType, [field]: { ...own, _type: kind } }
      : { _id: 'shown', ...(own as { _type: string }) }; // a document has a type
    const known = new Set(content.around.map(({ _id }) => _id));
    return await this.#permits(document, (id) => known.has(id));
  }

  /** Whether an editor could publish the documents around what a content is about. */
  async permitsAround({ around }: Content): Promise<boolean> {
    const known = new Set(around.map(({ _id }) => _id));
    const judged = around.map(async (document) => {
      const isPermitted = this.#judged.get(document) ?? this.#permits(document, anything);
      this.#judged.set(document, isPermitted);
      return await isPermitted;
    });
    const refersWell = around.every((document) => referencesIn(document).every((id) => known.has(id)));
    return refersWell && (await Promise.all(judged)).every(Boolean);
  }

  async #permits(document: StoredDocument, exists: (id: string) => boolean): Promise<boolean> {
    if (document._type.startsWith('sanity.')) return true;
    const errors = await studioErrors(document, clientOf(exists), this.#schema);
    return errors.length === 0;
  }
}

const aloneType = 'tessera.shown';

const anything = () => true;

/**
 * The documents without those that refer, directly or through others, to one that is not there; all assets are there.
 */
export function withoutDangling(documents: readonly StoredDocument[]): readonly StoredDocument[] {
  const known = new Set([...documents, ...assets].map(({ _id }) => _id));
  const kept = documents.filter((document) => referencesIn(document).every((id) => known.has(id)));
  return kept.length === documents.length ? documents : withoutDangling(kept);
}

/** The ids that a value refers to and that have to be there. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { _ref, _weak, ...fields } = value as Record<string, unknown>; // any object has fields
  const own = typeof _ref === 'string' && !_weak ? [_ref] : [];
  return [...own, ...Object.values(fields).flatMap(referencesIn)];
}

/** A client that answers what the validator asks of a lake: whether a document that is referred to is there. */
function clientOf(exists: (id: string) => boolean): SanityClient {
  const client = {
    withConfig: () => client,
    getDocument: async (_id: string) => (exists(_id) ? { _id } : undefined),
    // The question whether an address is nobody else's.
    fetch: async () => true,
  };
  return client as unknown as SanityClient; // the validator asks nothing else of a client
}
