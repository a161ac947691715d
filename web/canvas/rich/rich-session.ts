import { isAlike } from '#canvas/text/is-alike.ts';
import { patchesBetween, type RichBlock, type RichPatch } from '#canvas/text/rich-changes.ts';

/** What a formatted text that is typed into needs of its editor, and of the document. */
export interface RichEnds {
  /** The text as it stands in the editor. */
  read: () => readonly RichBlock[];
  /** Has the editor take what others have done. */
  take: (patches: RichPatch[]) => void;
  /** Begins the editor anew, with the text as it stands in the document. */
  renew: () => void;
  /** Leaves a text that the editor cannot hold as it is. */
  refuse: () => void;
  /** Changes the document. */
  write: (patches: RichPatch[]) => void;
}

/**
 * Holds an editor of a formatted text and the document to the same words: what somebody types becomes changes of the document, and
 * what stands otherwise in the document then is what others have done, or what was taken back.
 */
export class RichSession {
  readonly #ends: RichEnds;
  /** What the editor and the document both know. */
  #known: readonly RichBlock[];
  /** Before the editor has the whole text, what stands in it says nothing. */
  #isReady = false;
  #isWriting = false;
  #isComposing = false;
  /** How the text stood in the document when that could not be taken. */
  #missed: readonly RichBlock[] | undefined;

  constructor(known: readonly RichBlock[], ends: RichEnds) {
    this.#known = known;
    this.#ends = ends;
  }

  /** Hears that the editor has the whole text. */
  begin(): void {
    this.#isReady = true;
    // Of a text that is empty the editor has a paragraph of its own, which becomes the text's with the first letter.
    if (this.#known.length > 0 && !isAlike(this.#ends.read(), this.#known)) this.#ends.refuse();
  }

  /** Hears that something is changed in the editor; all that a key does becomes one change. */
  hear(): void {
    if (this.#isWriting || !this.#isReady) return;
    this.#isWriting = true;
    queueMicrotask(() => this.write());
  }

  /** Writes what was changed in the editor. */
  write(): void {
    this.#isWriting = false;
    if (!this.#isReady) return;
    const now = this.#ends.read();
    const patches = patchesBetween(this.#known, now);
    this.#known = now;
    if (patches.length > 0) this.#ends.write(patches);
  }

  /** Hears how the text stands in the document, which has all that was written here. */
  told(stands: readonly RichBlock[]): void {
    // What has just been typed is written first, and what is told then has it.
    this.#missed = this.#isComposing ? stands : undefined;
    if (this.#isWriting || this.#isComposing || !this.#isReady) return;
    const patches = patchesBetween(this.#known, stands);
    if (patches.length === 0) return;
    this.#known = stands;
    this.#ends.take(patches);
    if (!isAlike(this.#ends.read(), stands)) this.#ends.renew();
  }

  /** While letters are composed of several keys nothing else may change the text; what others have done then is taken afterwards. */
  compose(isComposing: boolean): void {
    this.#isComposing = isComposing;
    // Whatever the letters have changed is told before: nothing is where they stood in what somebody has deleted.
    if (!isComposing) setTimeout(() => this.#missed && this.told(this.#missed));
  }
}
