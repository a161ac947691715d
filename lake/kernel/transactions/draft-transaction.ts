import { randomUUID } from 'node:crypto';
import { stringifyPath } from '@sanity/json-match';
import { messageOf } from '../message-of.ts';
import { Refusal } from '../refusal.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import { momentOf } from '../store/moment.ts';
import type { Store } from '../store/store.ts';
import { applyPatch, type PatchCost } from './apply-patch.ts';
import { addArrayKeys, addKeysToOperations, missingKeys } from './array-keys.ts';
import { checkNames } from './check-names.ts';
import { placeOfEndless } from './endless-number.ts';
import type { Attributes, Mutation, Selection } from './mutation.ts';
import { rewrite } from './rewrite.ts';

// For each transaction, the sum over its patches of the square of their paths, because a list is searched for every
// path.
const maxWork = 5_000 ** 2;
const maxLooks = 2_000_000; // for each transaction, of values that are looked at for paths that may name several

/** What one mutation did, as the client is told. */
export interface MutationOutcome {
  id: string;
  operation: 'create' | 'update' | 'delete' | 'none';
}

/**
 * A transaction that is being worked out: each mutation sees what those before it did, and nothing is stored
 * until the caller commits `changes`.
 */
export class DraftTransaction {
  readonly outcomes: MutationOutcome[] = [];
  /**
   * The mutations as they were carried out, each with its one id and everything that the lake added: whoever applies
   * them gets what the lake has.
   */
  readonly mutations: Mutation[] = [];
  readonly #working = new Map<string, Omit<Change, 'id'>>();
  readonly #store: Store;
  readonly #id: string;
  readonly #timestamp: string;
  readonly #addsKeys: boolean;
  #work = 0;
  #looks = 0;

  /** When it began. */
  get timestamp(): string {
    return this.#timestamp;
  }

  /** The ids of all documents that it has written to so far, even if they end up as they were. */
  get touched(): Iterable<string> {
    return this.#working.keys();
  }

  constructor(store: Store, id: string, timestamp: string, addsKeys = false) {
    this.#store = store;
    this.#id = id;
    this.#timestamp = timestamp;
    this.#addsKeys = addsKeys;
  }

  get(id: string): StoredDocument | null {
    const working = this.#working.get(id);
    return working ? working.after : this.#store.get(id);
  }

  get changes(): Change[] {
    return [...this.#working]
      .map(([id, change]) => ({ id, ...change }))
      .filter(({ before, after }) => before !== after);
  }

  /** Carries out one mutation; throws a 4xx in Sanity's shape when it cannot. */
  apply(mutation: Mutation, index: number): void {
    if ('delete' in mutation) {
      for (const id of idsOf(mutation.delete)) this.#delete(id, mutation.delete, index);
    } else if ('patch' in mutation) {
      for (const id of idsOf(mutation.patch)) this.#patch(id, mutation.patch, index);
    } else if ('create' in mutation) this.#create('create', mutation.create, index);
    else if ('createOrReplace' in mutation) this.#create('createOrReplace', mutation.createOrReplace, index);
    else this.#create('createIfNotExists', mutation.createIfNotExists, index);
  }

  #create(kind: CreationKind, attributes: Attributes, index: number): void {
    const id = newId(attributes._id);
    const before = this.get(id);
    if (!isId(id)) {
      const description = `"${id}" is not a document id. It may hold letters, digits, ".", "_" and "-", 128 at most.`;
      throw Refusal.ofMutation(400, index, 'validationError', description, { id });
    }
    if (attributes._createdAt !== undefined && !isMoment(attributes._createdAt)) {
      const description = `The "_createdAt" of "${id}" must be a moment that exists, such as "2026-01-31T12:00:00Z", not ${JSON.stringify(attributes._createdAt)}.`;
      throw Refusal.ofMutation(400, index, 'validationError', description, { id });
    }
    try {
      checkNames(attributes);
    } catch (error) {
      const description = `The document "${id}" cannot be kept: ${messageOf(error)}`;
      throw Refusal.ofMutation(400, index, 'validationError', description, { id });
    }
    if (before && kind === 'create') {
      const description = `The document "${id}" exists already. Use createOrReplace or createIfNotExists.`;
      throw Refusal.ofMutation(409, index, 'documentAlreadyExistsError', description, { id });
    }
    if (before && kind === 'createIfNotExists') {
      this.outcomes.push({ id, operation: 'none' });
      return;
    }
    // At Sanity, a document of another type is deleted and made anew (https://www.sanity.io/docs/http-mutations).
    const kept = before?._type === attributes._type ? before : null;
    const keyed = this.#addsKeys ? addArrayKeys(attributes) : attributes;
    const _createdAt = attributes._createdAt ?? kept?._createdAt ?? this.#timestamp;
    const created: Attributes = { ...keyed, _id: id, _createdAt };
    this.#put(id, created, kept, index);
    // TypeScript does not know which name a computed one is.
    this.mutations.push({ [kind]: created } as Mutation);
  }

  #patch(id: string, patch: Selection, index: number): void {
    const { id: _, query, params, ifRevisionID, ...given } = patch;
    const operations = this.#addsKeys ? addKeysToOperations(given) : given;
    const before = this.get(id);
    if (!before) {
      const description = `The document "${id}" was not found, so it cannot be patched.`;
      throw Refusal.ofMutation(409, index, 'documentNotFoundError', description, { id });
    }
    checkRevision(before, ifRevisionID, index);
    let after: Record<string, unknown>;
    try {
      after = applyPatch(before, operations, this.#countCost());
    } catch (error) {
      const description = `The patch of "${id}" cannot be applied: ${messageOf(error)}`;
      throw Refusal.ofMutation(400, index, 'mutationError', description, { id });
    }
    // The rest of the document was checked when it came.
    const mayBeEndless =
      'inc' in operations || 'dec' in operations || placeOfEndless(operations) !== undefined;
    this.#put(id, { ...after, _createdAt: before._createdAt }, before, index, mayBeEndless);
    this.mutations.push({ patch: { id, ...operations } });
  }

  /**
   * Sets places of a document that this transaction has written to, for the lake itself: whoever applies the mutations
   * gets that, too. Throws when there is no such document.
   */
  amend(id: string, set: Record<string, unknown>): void {
    const document = this.get(id);
    if (!document) throw new Error(`There is no document "${id}" to amend.`);
    this.#keep(id, { ...document, ...applyPatch(document, { set }, this.#countCost()) });
    this.mutations.push({ patch: { id, set } });
  }

  /** Counts what one patch costs; the counters throw when the transaction would keep everybody else waiting. */
  #countCost(): PatchCost {
    const before = this.#work;
    let all = 0;
    return {
      paths: (many) => {
        all += many;
        this.#work = before + all ** 2;
        if (this.#work > maxWork)
          throw new Error(`It names too many places one by one, ${all} and more. Send several transactions.`);
      },
      looks: (many) => {
        this.#looks += many;
        if (this.#looks > maxLooks)
          throw new Error(
            `Its paths look at more than ${maxLooks} values. Name places by their index or key, or send several transactions.`,
          );
      },
    };
  }

  #delete(id: string, { ifRevisionID }: Selection, index: number): void {
    const before = this.get(id);
    if (before) checkRevision(before, ifRevisionID, index);
    this.outcomes.push({ id, operation: before ? 'delete' : 'none' });
    if (!before) return;
    this.#keep(id, null);
    this.mutations.push({ delete: { id } });
  }

  #put(
    id: string,
    fields: Record<string, unknown>,
    before: StoredDocument | null,
    index: number,
    mayBeEndless = true,
  ): void {
    if (before && fields._type !== before._type) {
      const other = typeof fields._type === 'string' ? `become a "${fields._type}"` : 'be without a "_type"';
      const description = `The document "${id}" is a "${before._type}" and cannot ${other}.`;
      throw Refusal.ofMutation(409, index, 'immutableTypeError', description, { id });
    }
    const endless = mayBeEndless ? placeOfEndless(fields) : undefined;
    if (endless !== undefined) {
      const description = `The number at "${endless}" of "${id}" is too large to be stored.`;
      throw Refusal.ofMutation(400, index, 'validationError', description, { id });
    }
    this.#keep(id, {
      ...fields,
      _id: id,
      _type: String(fields._type),
      _rev: this.#id,
      _createdAt: String(fields._createdAt ?? this.#timestamp),
      _updatedAt: this.#timestamp,
    });
    this.outcomes.push({ id, operation: before ? 'update' : 'create' });
  }

  #keep(id: string, after: StoredDocument | null): void {
    const before = (this.#working.get(id) ?? { before: this.#store.get(id) }).before;
    this.#working.set(id, { before, after });
  }

  /**
   * Gives a `_key` to the objects in arrays that still have none: those that were there without one, or took the place
   * of an item.
   */
  addLackingKeys(): void {
    for (const [id, { after: document }] of this.#working) {
      const keys = document ? missingKeys(document) : [];
      if (!document || keys.length === 0) continue;
      this.#keep(id, rewrite(document, keys));
      const set = Object.fromEntries(keys.map(({ way, value }) => [stringifyPath([...way]), value]));
      this.mutations.push({ patch: { id, set } });
    }
  }
}

type CreationKind = 'create' | 'createOrReplace' | 'createIfNotExists';

const isMoment = (value: unknown): boolean => typeof value === 'string' && momentOf(value) !== undefined;

/** Makes an id where there is none, or where it ends with a dot. */
function newId(id: unknown): string {
  if (typeof id !== 'string' || id === '') return randomUUID();
  return id.endsWith('.') ? id + randomUUID() : id;
}

const isId = (id: string): boolean => /^[a-zA-Z0-9._][a-zA-Z0-9._-]{0,127}$/.test(id) && !id.includes('..');

function idsOf({ id }: Selection): string[] {
  if (typeof id === 'string') return [id];
  if (Array.isArray(id)) return id;
  throw new Refusal(400, 'A patch or a deletion needs an "id" or a "query".');
}

function checkRevision(document: StoredDocument, expected: string | undefined, index: number): void {
  if (!expected || expected === document._rev) return;
  const fields = { id: document._id, currentRevisionID: document._rev, expectedRevisionID: expected };
  const description = `The document "${document._id}" has the revision "${document._rev}", not "${expected}". Fetch it again.`;
  throw Refusal.ofMutation(409, index, 'documentRevisionIDDoesNotMatchError', description, fields);
}
