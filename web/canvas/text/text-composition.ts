import { mergeText } from '#canvas/changes/merge-text.ts';
import { selectedIn } from './text-caret.ts';
import { caretAfter, type Edited } from './text-edit.ts';
import { elementText } from './text-place.ts';

/**
 * Letters that are being composed of several keys, as in Japanese: the browser writes them into the element by itself.
 * `finish` says what stands there in the end, and leaves the nodes as React knows them.
 */
export class TextComposition {
  readonly #host: HTMLElement;
  #nodes: Node[];
  /** The text with which the element was drawn, which what is composed is no part of. */
  #drawn: string;
  #isDrawnOver = false;

  constructor(host: HTMLElement, text: string) {
    this.#host = host;
    this.#nodes = [...host.childNodes];
    this.#drawn = text;
  }

  /** Whether another text was drawn over what was composed: the browser then writes that anew at the caret, or types it as a whole. */
  get isDrawnOver(): boolean {
    return this.#isDrawnOver;
  }

  /** Hears that the page says another text now, and looks whether that was drawn over what is composed. */
  take(text: string): void {
    // Where the browser has put nodes of its own, React draws into its old ones.
    if (elementText(this.#host) !== text) return;
    this.#nodes = [...this.#host.childNodes];
    this.#drawn = text;
    this.#isDrawnOver = true;
  }

  /** The text as it stands `now`, with what was composed. */
  finish(now: string): Edited {
    const said = elementText(this.#host);
    const caret = Math.min(selectedIn(this.#host)?.[1] ?? said.length, said.length);
    this.#host.replaceChildren(...this.#nodes);
    const text = mergeText(this.#drawn, said, now);
    return { text, caret: caretAfter(said, text, caret) };
  }
}
