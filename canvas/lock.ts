/** The reason why what a page shows cannot be changed there. */
export interface Lock {
  /** The reason, in a sentence for the editor. */
  sentence: string;
  /**
   * The documents that cannot be changed, by the ids of the published ones; without `ids`, no document can be changed.
   */
  ids?: readonly string[];
  /**
   * The layers of the perspective that show the locked documents. Whatever the lock does not name is changed in the
   * layers below these.
   */
  layers?: readonly string[];
}

/**
 * The reason why a document cannot be changed, in a sentence for the editor; undefined where it can. Without an `id`,
 * only a lock of all documents counts.
 */
export const sentenceFor = (lock: Lock | undefined, id: string | undefined): string | undefined =>
  !lock?.ids || (id !== undefined && lock.ids.includes(id)) ? lock?.sentence : undefined;
