import { mergeText } from '#canvas/changes/merge-text.ts';
import { selectedIn } from './text-caret.ts';
import { caretAfter, type Edited } from './text-edit.ts';
import { elementText } from './text-place.ts';

/**
 * Letters that are being composed from several keys (IME), as in Japanese, which the browser writes into the element by
 * itself. `finish` returns the resulting text and restores the nodes that React knows.
 */
export class TextComposition {
  readonly #host: HTMLElement;
  #nodes: Node[];
  /** The text as React drew it, without what is being composed. */
  #drawn: string;
  #isDrawnOver = false;

  constructor(host: HTMLElement, text: string) {
    this.#host = host;
    this.#nodes = [...host.childNodes];
    this.#drawn = text;
  }

  /**
   * Whether another text was drawn over what was composed. The browser then writes the composed letters anew at the
   * caret, or inserts them as a whole.
   */
  get isDrawnOver(): boolean {
    return this.#isDrawnOver;
  }

  /** Hears that the page shows another text now, and checks whether it was drawn over what is composed. */
  take(text: string): void {
    // Where the browser has added nodes of its own, React draws into its old ones.
    if (elementText(this.#host) !== text) return;
    this.#nodes = [...this.#host.childNodes];
    this.#drawn = text;
    this.#isDrawnOver = true;
  }

  /** The text `now`, merged with what was composed. */
  finish(now: string): Edited {
    const said = elementText(this.#host);
    const caret = Math.min(selectedIn(this.#host)?.[1] ?? said.length, said.length);
    this.#host.replaceChildren(...this.#nodes);
    const text = mergeText(this.#drawn, said, now);
    return { text, caret: caretAfter(said, text, caret) };
  }
}
