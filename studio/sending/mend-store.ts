import { BufferedDocument, Mutation } from '@sanity/mutator';
import { Subject } from 'rxjs';
import type { PatchOperations } from 'sanity';

/** Changes of a draft or of a version that went while they waited for their turn to be sent. */
export interface Unsent {
  /** Of the draft or the version. */
  id: string;
  type: string;
  /** What took it away; where it was published, that is the revision of what is published now. */
  transaction: string | undefined;
  patches: PatchOperations[];
}

/** Tells what the store has forgotten as its document went. */
export const unsent = new Subject<Unsent>();

/** Tells why the lake has refused changes, which the store then forgets. */
export const refused = new Subject<Error>();

const { arrive, handleDocumentDeleted, performCommits } = BufferedDocument.prototype;
const { apply } = Mutation.prototype;

/**
 * Has Sanity's store bear that there is no draft to apply changes to. Where it goes, as when a colleague publishes it, the store by
 * itself applies them to nothing, which throws: the whole tool is gone, and with it what was written. `unsent` tells of those
 * that nobody has sent. Where there is none yet, as its first change does not reach the lake, the store gives that one up;
 * now it sends it again, as it does every later one. What the lake refuses it takes back without a word; `refused` tells why.
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
    // What was on its way then makes the draft anew in the lake, of which the store, that expects its own change, makes nothing.
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
