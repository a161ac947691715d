import type { Way } from './go-to-text.ts';
import { meantBy, select, selectedIn } from './text-caret.ts';
import { TextComposition } from './text-composition.ts';
import { caretAfter, deletedRange, type Edited, replaceRange, tidyPaste, tidyTyped } from './text-edit.ts';
import { closeHost, openHost } from './text-host.ts';
import { deedOf } from './text-key.ts';

/** What a session needs from around its text. */
export interface Around {
  /** The element that contains the text, and nothing else. */
  host: HTMLElement;
  text: string;
  hasLines: boolean;
  /** Writes `text` in place of `before`; when it returns, the element shows the new text. */
  write: (text: string, before: string) => void;
  /** Undoes what was done last, here or elsewhere on the page, or redoes it. */
  undo: (way: 'undo' | 'redo') => void;
  /** Ends the session; with a `way`, goes to another text or to the bar of the section. */
  leave: (way?: Way) => void;
}

/**
 * A text of the page while somebody types into it. The browser changes nothing by itself: each key makes a new text,
 * React draws the page with it as always, and the caret is put where it belongs. Only letters composed from several
 * keys (IME) are the browser's until they are whole.
 */
export class TextSession {
  readonly #around: Around;
  readonly #over = new AbortController();
  #text: string;
  /** The offset of the caret before the page was drawn anew. */
  #caret = 0;
  #composed: TextComposition | undefined;

  constructor(around: Around) {
    this.#around = around;
    this.#text = around.text;
    const { host } = around;
    openHost(host, around.hasLines || around.text.includes('\n'));
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => host.addEventListener(name, listener, { signal: this.#over.signal });
    hear('beforeinput', (event) => this.#input(event));
    hear('keydown', (event) => this.#key(event));
    hear('paste', (event) => this.#paste(event));
    hear('drop', (event) => event.preventDefault());
    const noteCaret = () => {
      // What is being composed is not part of the text yet.
      if (!this.#isComposing) this.#caret = selectedIn(host)?.[1] ?? this.#caret;
    };
    document.addEventListener('selectionchange', noteCaret, { signal: this.#over.signal });
    hear('compositionstart', () => {
      this.#composed = undefined;
      noteCaret();
      this.#composed = new TextComposition(host, this.#text);
    });
    hear('compositionend', () => this.#compose());
    hear('blur', () => {
      // Otherwise only the window was left, not the text.
      if (document.activeElement !== host) around.leave();
    });
  }

  /** Takes a text that somebody else has written meanwhile. */
  take(text: string): void {
    if (text === this.#text) return;
    const caret = caretAfter(this.#text, text, this.#caret);
    this.#text = text;
    this.#caret = caret;
    this.#composed?.take(text);
    // Changing the selection would end the composition.
    if (!this.#isComposing && document.activeElement === this.#around.host) select(this.#around.host, caret);
  }

  /** Selects a range of letters, or puts the caret between two. */
  select(from: number, to = from): void {
    select(this.#around.host, from, to);
  }

  /** The offset of the caret. */
  get caret(): number {
    return this.#caret;
  }

  /** Ends the session and restores the element, except for its text. */
  end(): void {
    this.#over.abort();
    closeHost(this.#around.host);
  }

  /** Whether the browser is composing by itself. */
  get #isComposing(): boolean {
    return this.#composed?.isDrawnOver === false;
  }

  #selected(): [number, number] {
    const [from, to] = selectedIn(this.#around.host) ?? [this.#text.length, this.#text.length];
    return [Math.min(from, this.#text.length), Math.min(to, this.#text.length)];
  }

  #write({ text, caret }: Edited): void {
    const before = this.#text;
    this.#composed = undefined;
    this.#text = text;
    this.#caret = caret;
    this.#around.write(text, before);
    select(this.#around.host, caret);
  }

  #replace(range: [number, number], by: string): void {
    this.#write(replaceRange(this.#text, range, by));
  }

  #input(event: InputEvent): void {
    // The browser reports composed letters once they are whole.
    if (this.#isComposing || /Composition/.test(event.inputType)) return;
    event.preventDefault();
    const { inputType } = event;
    // From the browser's menu, or from shaking a phone.
    if (inputType === 'historyUndo') this.#around.undo('undo');
    else if (inputType === 'historyRedo') this.#around.undo('redo');
    else if (inputType.startsWith('delete'))
      this.#replace(deletedRange(this.#text, this.#selected(), inputType), '');
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') this.#enter();
    else if (inputType.startsWith('insert')) {
      const by = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const range = meantBy(event, this.#around.host) ?? this.#selected();
      const tidy = inputType.startsWith('insertFrom') ? tidyPaste : tidyTyped;
      this.#replace(range, tidy(by, this.#around.hasLines));
    }
  }

  #enter(): void {
    if (this.#around.hasLines) this.#replace(this.#selected(), '\n');
    else this.#around.leave('bar');
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    this.#replace(this.#selected(), tidyPaste(pasted, this.#around.hasLines));
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (this.#does(event)) event.preventDefault();
    // Shortcuts that mean nothing here are left to listeners for all keys; all other keys are for this text alone.
    else if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
  }

  #does(event: KeyboardEvent): boolean {
    const deed = deedOf(event);
    if (deed === 'space') this.#replace(this.#selected(), ' ');
    else if (deed) this.#around.leave(deed);
    return deed !== undefined;
  }

  #compose(): void {
    const edited = this.#composed?.finish(this.#text);
    this.#composed = undefined;
    if (!edited) return;
    if (edited.text === this.#text) this.select(edited.caret);
    else this.#write(edited);
  }
}
