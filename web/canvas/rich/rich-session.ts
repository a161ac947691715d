import { isAlike } from '#canvas/text/is-alike.ts';
import { patchesBetween, type RichBlock, type RichPatch } from '#canvas/text/rich-changes.ts';

/** What a session needs of its editor and of the document. */
export interface RichEnds {
  /** Reads the text as it stands in the editor. */
  read: () => readonly RichBlock[];
  /** Has the editor apply what others have changed. */
  take: (patches: RichPatch[]) => void;
  /** Starts the editor anew with the text as it stands in the document. */
  renew: () => void;
  /** Gives up a text that the editor cannot hold as it is. */
  refuse: () => void;
  /** Changes the document. */
  write: (patches: RichPatch[]) => void;
}

/**
 * Keeps an editor of a formatted text and the document in step: what is typed becomes changes of the document, and any
 * other difference in the document is what others have done, or an undo.
 */
export class RichSession {
  readonly #ends: RichEnds;
  /** The text that the editor and the document both have. */
  #known: readonly RichBlock[];
  /** Until the editor has the whole text, its content means nothing. */
  #isReady = false;
  #isWriting = false;
  #isComposing = false;
  /** The text of the document that could not be taken while letters were composed. */
  #missed: readonly RichBlock[] | undefined;

  constructor(known: readonly RichBlock[], ends: RichEnds) {
    this.#known = known;
    this.#ends = ends;
  }

  /** Hears that the editor has the whole text. */
  begin(): void {
    this.#isReady = true;
    // For an empty text the editor has a paragraph of its own, which becomes the text's with the first letter.
    if (this.#known.length > 0 && !isAlike(this.#ends.read(), this.#known)) this.#ends.refuse();
  }

  /** Hears that something changed in the editor; all changes of one key press become one write. */
  hear(): void {
    if (this.#isWriting || !this.#isReady) return;
    this.#isWriting = true;
    queueMicrotask(() => this.write());
  }

  /** Writes the changes of the editor to the document. */
  write(): void {
    this.#isWriting = false;
    if (!this.#isReady) return;
    const now = this.#ends.read();
    const patches = patchesBetween(this.#known, now);
    this.#known = now;
    if (patches.length > 0) this.#ends.write(patches);
  }

  /** Hears the text of the document, which includes all that was written here. */
  told(stands: readonly RichBlock[]): void {
    // What has just been typed is written first; the document is then told again with it.
    this.#missed = this.#isComposing ? stands : undefined;
    if (this.#isWriting || this.#isComposing || !this.#isReady) return;
    const patches = patchesBetween(this.#known, stands);
    if (patches.length === 0) return;
    this.#known = stands;
    this.#ends.take(patches);
    if (!isAlike(this.#ends.read(), stands)) this.#ends.renew();
  }

  /**
   * Hears that composing letters from several keys (IME) begins or ends. Nothing else may change the text meanwhile;
   * what others have done is taken afterwards.
   */
  compose(isComposing: boolean): void {
    this.#isComposing = isComposing;
    // Waits until the composed letters are written: otherwise they could lie in what somebody else has deleted.
    if (!isComposing) setTimeout(() => this.#missed && this.told(this.#missed));
  }
}
