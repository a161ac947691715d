import { randomUUID } from 'node:crypto';
import { Mutation as Engine } from '@sanity/mutator';
import { Refusal } from '../refusal.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import { addArrayKeys } from './array-keys.ts';
import type { Attributes, Mutation, Selection } from './mutation.ts';

/** What one mutation did, as the client is told. */
export interface Outcome {
  id: string;
  operation: 'create' | 'update' | 'delete' | 'none';
}

/** Finds the ids that the query of a selection means. */
export type Select = (selection: Selection) => Promise<string[]>;

/**
 * A transaction that is being worked out: each mutation sees what those before it did, and nothing is stored
 * until the caller commits `changes`. Patches run on @sanity/mutator, the engine that the Studio runs too.
 */
export class DraftTransaction {
  readonly outcomes: Outcome[] = [];
  readonly #working = new Map<string, StoredDocument | null>();
  readonly #store: Store;
  readonly #id: string;
  readonly #timestamp: string;

  constructor(store: Store, id: string, timestamp: string) {
    this.#store = store;
    this.#id = id;
    this.#timestamp = timestamp;
  }

  get(id: string): StoredDocument | null {
    return this.#working.has(id) ? (this.#working.get(id) ?? null) : this.#store.get(id);
  }

  get changes(): Change[] {
    return [...this.#working]
      .map(([id, after]) => ({ id, before: this.#store.get(id), after }))
      .filter(({ before, after }) => before !== after);
  }

  async apply(mutation: Mutation, index: number, select: Select): Promise<void> {
    if ('delete' in mutation)
      return this.#delete(await idsOf(mutation.delete, select), mutation.delete, index);
    if ('patch' in mutation) {
      const { id, query, params, ifRevisionID, ...patch } = mutation.patch;
      return this.#patch(await idsOf(mutation.patch, select), mutation.patch, patch, index);
    }
    if ('create' in mutation) return this.#create(mutation.create, 'refuse', index);
    if ('createOrReplace' in mutation) return this.#create(mutation.createOrReplace, 'replace', index);
    return this.#create(mutation.createIfNotExists, 'keep', index);
  }

  #create(attributes: Attributes, onExisting: 'refuse' | 'replace' | 'keep', index: number): void {
    const id = newId(attributes._id);
    const before = this.get(id);
    if (!/^[a-zA-Z0-9._-]{1,128}$/.test(id) || id.startsWith('-') || id.includes('..')) {
      const description = `"${id}" is not a document id. It may hold letters, digits, ".", "_" and "-", 128 at most.`;
      throw Refusal.ofMutation(400, index, 'validationError', description, { id });
    }
    if (before && onExisting === 'keep') {
      this.outcomes.push({ id, operation: 'none' });
      return;
    }
    if (before && onExisting === 'refuse') {
      const description = `The document "${id}" exists already. Use createOrReplace or createIfNotExists.`;
      throw Refusal.ofMutation(409, index, 'documentAlreadyExistsError', description, { id });
    }
    this.#put(id, { ...attributes, _createdAt: attributes._createdAt ?? before?._createdAt }, before, index);
  }

  #patch(ids: string[], selection: Selection, patch: object, index: number): void {
    for (const id of ids) {
      const before = this.get(id);
      if (!before) {
        const description = `The document "${id}" was not found, so it cannot be patched.`;
        throw Refusal.ofMutation(409, index, 'documentNotFoundError', description, { id });
      }
      checkRevision(before, selection, index);
      let after: Record<string, unknown> | null;
      try {
        after = new Engine({ mutations: [{ patch: { id, ...patch } }] as never }).apply(
          before as never,
        ) as never;
      } catch (error) {
        const description = `The patch of "${id}" cannot be applied: ${(error as Error).message}`;
        throw Refusal.ofMutation(400, index, 'mutationError', description, { id });
      }
      if (after) this.#put(id, after, before, index);
    }
  }

  #delete(ids: string[], selection: Selection, index: number): void {
    for (const id of ids) {
      const before = this.get(id);
      if (before) checkRevision(before, selection, index);
      this.#working.set(id, null);
      this.outcomes.push({ id, operation: before ? 'delete' : 'none' });
    }
  }

  #put(id: string, fields: Record<string, unknown>, before: StoredDocument | null, index: number): void {
    if (before && fields._type !== before._type) {
      const description = `The document "${id}" is a "${before._type}" and cannot become a "${fields._type}".`;
      throw Refusal.ofMutation(409, index, 'immutableTypeError', description, { id });
    }
    this.#working.set(id, {
      ...fields,
      _id: id,
      _type: String(fields._type),
      _rev: this.#id,
      _createdAt: String(fields._createdAt ?? this.#timestamp),
      _updatedAt: this.#timestamp,
    });
    this.outcomes.push({ id, operation: before ? 'update' : 'create' });
  }

  /** Gives every object in an array a `_key`, for clients that ask for it. */
  addKeys(): void {
    for (const [id, document] of this.#working) if (document) this.#working.set(id, addArrayKeys(document));
  }
}

/** An id that ends with a dot, or none at all, asks the lake for one. */
function newId(id: unknown): string {
  if (typeof id !== 'string' || id === '') return randomUUID();
  return id.endsWith('.') ? id + randomUUID() : id;
}

async function idsOf(selection: Selection, select: Select): Promise<string[]> {
  if (typeof selection.id === 'string') return [selection.id];
  return Array.isArray(selection.id) ? selection.id : select(selection);
}

function checkRevision(document: StoredDocument, { ifRevisionID }: Selection, index: number): void {
  if (!ifRevisionID || ifRevisionID === document._rev) return;
  const fields = { id: document._id, currentRevisionID: document._rev, expectedRevisionID: ifRevisionID };
  const description = `The document "${document._id}" has the revision "${document._rev}", not "${ifRevisionID}". Fetch it anew.`;
  throw Refusal.ofMutation(409, index, 'documentRevisionIDDoesNotMatchError', description, fields);
}
