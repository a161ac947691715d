import type { SanityClient } from '@sanity/client';
import { getDraftId, getVersionId } from '@sanity/client/csm';
import { dequal } from 'dequal/lite';
import type { LiveDocument } from '#canvas/messages.ts';
import { isFields } from '#schemas/fields.ts';
import { walkDocument } from '../inspect/walk-document.ts';
import { deleteAsSeen } from '../lake/delete-as-seen.ts';
import { titleOf } from '../lake/document-names.ts';

/** A document that an editor has made on the page, such as a shared section. */
export interface Made {
  /** The id that it has once it is published. */
  id: string;
  /** What is stored: the draft, or the version of a release. */
  document: LiveDocument;
  /** In which step it was made, in the editor's words. */
  what: string;
  /** Whether it was taken back. */
  isGone: boolean;
}

interface Stored extends LiveDocument {
  _rev: string;
}

/**
 * The documents that editors have made on pages since the Studio was opened, so that undo can delete them and redo can
 * make them again.
 */
export class MadeDocuments {
  readonly #made = new Map<string, Made>();
  readonly #failed = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  /** Makes a document, as a draft or in the release that is named. Rejects when it cannot be made. */
  make(
    client: SanityClient,
    document: LiveDocument,
    what: string,
    release: string | undefined,
  ): Promise<void> {
    const id = document._id;
    const _id = release ? getVersionId(id, release) : getDraftId(id);
    const made: Made = { id, document: { ...document, _id }, what, isGone: false };
    return this.#store(client, made);
  }

  /**
   * Stores again the documents that a value refers to and that were taken back; resolves to these. Rejects when one
   * cannot be stored.
   */
  async makeAgain(client: SanityClient, values: unknown): Promise<LiveDocument[]> {
    const gone = this.#namedIn(values).filter(({ isGone }) => isGone);
    for (const made of gone) await this.#store(client, made);
    return gone.map(({ document }) => document);
  }

  /**
   * Resolves when all documents that were to be made are made, so that no reference is stored before its document.
   * Rejects where a value refers to one that could not be made.
   */
  async ready(values: unknown): Promise<void> {
    await this.#last;
    const missing = [...this.#failed].find((id) => isNamedIn(values, id));
    if (missing) throw new Error(`"${missing}" is named, but could not be made.`);
  }

  /**
   * The documents that were made in a step with these words, and that `values`, which the step has removed, refers to.
   */
  madeIn(values: unknown, what: string): Made[] {
    return this.#namedIn(values).filter((made) => !made.isGone && made.what === what);
  }

  /**
   * Deletes what was made, unless it was changed or published since, or another document refers to it: then it stays,
   * and this resolves to the reason, in a sentence for the editor. `apartFrom` is the document from which the reference
   * was just removed, which the lake may not know yet.
   */
  async takeBack(client: SanityClient, made: Made, apartFrom: string): Promise<string | undefined> {
    const { id, document } = made;
    const params = { id, apartFrom };
    const layers = await client.fetch<Stored[]>(layersQuery, params, { perspective: 'raw' });
    const naming = await client.fetch<LiveDocument[]>(othersQuery, params, { perspective: 'raw' });
    const [first] = naming;
    const stays = `“${titleOf(document)}” stays among the shared sections`;
    if (first) return `${stays}, because “${titleOf(first)}” shows it.`;
    const [stored] = layers;
    if (stored) {
      if (layers.length > 1 || stored._id !== document._id || !isAsMade(stored, document))
        return `${stays}, because it has been changed or published since.`;
      await deleteAsSeen(client, stored);
    }
    made.isGone = true;
    return undefined;
  }

  #namedIn = (values: unknown): Made[] => [...this.#made.values()].filter(({ id }) => isNamedIn(values, id));

  #store(client: SanityClient, made: Made): Promise<void> {
    const storing = this.#last.then(async () => {
      try {
        await client.createIfNotExists(made.document);
      } catch (error) {
        this.#failed.add(made.id);
        throw error;
      }
      this.#failed.delete(made.id);
      this.#made.set(made.id, made);
      made.isGone = false;
    });
    this.#last = storing.catch(() => undefined);
    return storing;
  }
}

/** What is made in this Studio. */
export const madeDocuments = new MadeDocuments();

const layersQuery =
  '*[_id == $id || _id == "drafts." + $id || _id in path("versions.*." + $id)] | order(_id)';
const othersQuery = '*[references($id) && _id != $apartFrom][0...2]';

/** Whether a value, at any depth, refers to a document. */
export const isNamedIn = (values: unknown, id: string): boolean =>
  [...walkDocument(values)].some(({ fields }) => fields._ref === id);

const isAsMade = (stored: unknown, made: unknown): boolean => dequal(contentOf(stored), contentOf(made));

const contentOf = (document: unknown): object =>
  Object.fromEntries(
    Object.entries(isFields(document) ? document : {}).filter(([name]) => !name.startsWith('_')),
  );
