import { BufferedDocument, Mutation } from '@sanity/mutator';
import { Subject } from 'rxjs';
import type { PatchOperations } from 'sanity';

/** Changes of a draft or of a version that was deleted while they waited to be sent. */
export interface Unsent {
  /** The id of the draft or the version. */
  id: string;
  type: string;
  /** The transaction that deleted it; where that published it, this is the revision of the published document. */
  transaction: string | undefined;
  patches: PatchOperations[];
}

/** Emits the changes that the store dropped because their document was deleted. */
export const unsent = new Subject<Unsent>();

/** Emits the error when the lake has refused changes, which the store then drops. */
export const refused = new Subject<Error>();

const { arrive, handleDocumentDeleted, performCommits } = BufferedDocument.prototype;
const { apply } = Mutation.prototype;

/**
 * Makes Sanity's store cope with a missing draft. When a draft goes away, as when a colleague publishes it, the
 * unmended store applies the waiting changes to nothing and throws, which closes the whole tool and loses what was
 * written; now `unsent` emits those that were not sent. When there is no draft yet because its first change has not
 * reached the lake, the unmended store gives up; now it sends that change again, and every later one. When the lake
 * refuses changes, the store takes them back silently; now `refused` emits the reason.
 */
export function mendStore(): void {
  const wasThere = new WeakSet<BufferedDocument>();
  const gone = new WeakSet<BufferedDocument>();
  const told = new WeakSet<object>();
  Mutation.prototype.apply = function (document) {
    return document === null && !this.appliesToMissingDocument() ? null : apply.call(this, document);
  };
  BufferedDocument.prototype.handleDocumentDeleted = function () {
    if (wasThere.has(this)) handleDocumentDeleted.call(this);
  };
  BufferedDocument.prototype.performCommits = function () {
    const { commitHandler } = this;
    if (commitHandler && !told.has(commitHandler)) {
      this.commitHandler = (commit) =>
        commitHandler({
          ...commit,
          cancel(error) {
            refused.next(error);
            commit.cancel(error);
          },
        });
      told.add(this.commitHandler);
    }
    performCommits.call(this);
  };
  BufferedDocument.prototype.arrive = function (mutation) {
    if (this.document.HEAD) wasThere.add(this);
    const before = this.LOCAL;
    const patches = patchesOf(waitingIn(this));
    arrive.call(this, mutation);
    // The changes that were on their way then create the draft anew in the lake, which the store, expecting its own
    // change, would not notice.
    if (this.document.HEAD && gone.delete(this)) this.document.rebase([]);
    if (!before || this.LOCAL) return;
    gone.add(this);
    if (patches.length === 0) return;
    unsent.next({ id: before._id, type: before._type, transaction: mutation.transactionId, patches });
  };
}

function waitingIn(document: BufferedDocument): Mutation['mutations'] {
  // biome-ignore lint/complexity/useLiteralKeys: it is private, and so by its name alone can it be read.
  const commits: readonly { mutations: Mutation[] }[] = document['commits'];
  const { out, setOperations, staged } = document.buffer;
  return [
    ...commits.flatMap(({ mutations }) => mutations.flatMap((one) => one.mutations)),
    ...out,
    ...Object.values(setOperations).filter((one) => one !== undefined),
    ...staged,
  ];
}

function patchesOf(mutations: Mutation['mutations']): PatchOperations[] {
  return mutations.flatMap(({ patch }) => {
    if (!patch || 'query' in patch) return [];
    const { id: _id, ...operations } = patch;
    return [operations];
  });
}
