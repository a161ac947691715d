import type { Identity } from '../../kernel/access/identity.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  isLayered,
  isSystem,
  publishedId,
  releaseDocumentId,
  type StoredDocument,
} from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import { releaseOfDocument } from '../../kernel/store/variant.ts';
import { checkFields } from '../../kernel/transactions/check-fields.ts';
import type { DraftTransaction } from '../../kernel/transactions/draft-transaction.ts';
import { idOf, type Mutation } from '../../kernel/transactions/mutation.ts';

/** What an action works with: the transaction of its request, in which it sees what those before it did. */
export class Work {
  readonly store: Store;
  readonly identity: Identity;
  readonly #transaction: DraftTransaction;
  readonly #index: number;

  constructor(transaction: DraftTransaction, index: number, context: { store: Store; identity: Identity }) {
    this.store = context.store;
    this.identity = context.identity;
    this.#transaction = transaction;
    this.#index = index;
  }

  /** When the transaction began. */
  get timestamp(): string {
    return this.#transaction.timestamp;
  }

  get(id: string): StoredDocument | null {
    return this.#transaction.get(id);
  }

  /** The document with an id. Throws a 409 when it is missing, or has another revision than the caller names. */
  require(id: string, revision?: string): StoredDocument {
    const document = this.get(id);
    if (!document) throw this.refusal('documentNotFoundError', `The document "${id}" was not found.`, { id });
    if (revision !== undefined && revision !== document._rev) {
      const description = `The document "${id}" has the revision "${document._rev}", not "${revision}". Fetch it again.`;
      const revisions = { currentRevisionID: document._rev, expectedRevisionID: revision };
      throw this.refusal('documentRevisionIDDoesNotMatchError', description, { id, ...revisions });
    }
    return document;
  }

  /** Throws a 409 when the document is there. */
  requireNone(id: string): void {
    if (!this.get(id)) return;
    throw this.refusal('documentAlreadyExistsError', `The document "${id}" exists already.`, { id });
  }

  /** The draft and the versions of a document. */
  layersOf(id: string): StoredDocument[] {
    const known = this.store.documents.groupOf(id).map(({ _id }) => _id);
    return this.#find(known, ({ _id }) => isLayered(_id) && publishedId(_id) === id);
  }

  /** The versions in a release, including those that are variants. */
  versionsIn(release: string): StoredDocument[] {
    const { documents } = this.store;
    // A variant's id does not name its release; only a reference in the document does.
    const known = [
      ...documents.find('release', release),
      ...documents.find('reference', releaseDocumentId(release)),
    ];
    return this.#find(known, (found) => releaseOfDocument(found) === release);
  }

  /**
   * Carries out a mutation of content. Throws a 400 for documents of the lake itself, in whatever layer, except when it
   * deletes a draft or version of one.
   */
  apply(mutation: Mutation): void {
    const id = idOf(mutation);
    const isPublished = !isLayered(id);
    if (isSystem(id) && (isPublished || !('delete' in mutation))) {
      const description = `"${id}" is not content: releases and what defines variants have actions of their own ("sanity.action.release.*", "sanity.action.variant.definition.*").`;
      throw this.invalid(description);
    }
    this.applyToSystem(mutation);
  }

  /**
   * Carries out a mutation of any document, also of a release or of what defines a variant, which only their own
   * actions may do. Throws a 400 for an invalid patch.
   */
  applyToSystem(mutation: Mutation): void {
    if ('patch' in mutation)
      checkFields('patch', mutation.patch, this.#index, `the patch of action ${this.#index}`);
    // Checked here because the refusal of a mutation would advise other mutations, which are no actions.
    if ('create' in mutation) this.requireNone(idOf(mutation));
    this.#transaction.apply(mutation, this.#index);
  }

  /** A refusal of this action, which rolls back the whole request. */
  refusal(type: string, description: string, fields = {}): Refusal {
    return Refusal.ofMutation(409, this.#index, type, description, fields);
  }

  /** A refusal of what this action asks for, whatever the documents are. */
  invalid(description: string): Refusal {
    return Refusal.ofMutation(400, this.#index, 'validationError', description);
  }

  /**
   * The wanted documents among those of the known ids and those that this transaction has touched, in the order of
   * their ids.
   */
  #find(known: Iterable<string>, isWanted: (document: StoredDocument) => boolean): StoredDocument[] {
    const ids = new Set([...known, ...this.#transaction.touched]);
    return [...ids]
      .toSorted()
      .flatMap((id) => this.get(id) ?? [])
      .filter(isWanted);
  }
}
