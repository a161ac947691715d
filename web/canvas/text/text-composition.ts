import { standIn } from '#canvas/stand-in.ts';
import { selectedIn } from './text-caret.ts';
import type { Edited } from './text-edit.ts';

/**
 * Letters that are being composed of several keys, as in Japanese: the browser writes them into the element by itself.
 * `finish` says what stands there in the end, and leaves the nodes as React knows them.
 */
export class TextComposition {
  readonly #host: HTMLElement;
  readonly #nodes: Node[];

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#nodes = [...host.childNodes];
  }

  finish(): Edited {
    const text = (this.#host.textContent ?? '').replaceAll(standIn, '');
    const caret = selectedIn(this.#host)?.[1] ?? text.length;
    this.#host.replaceChildren(...this.#nodes);
    return { text, caret: Math.min(caret, text.length) };
  }
}
