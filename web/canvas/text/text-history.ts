import { mergeText } from '#canvas/merge-text.ts';
import { caretAfter, type Edited } from './text-edit.ts';

/** What was typed into a text since somebody began, to be taken back word by word. */
export class TextHistory {
  #past: Edited[] = [];
  #future: Edited[] = [];
  #now: Edited;
  #isOpen = false;

  constructor(text: string) {
    this.#now = { text, caret: text.length };
  }

  /** Notes a text; one that goes on with a word, letter by letter, is one step with it. */
  add(edited: Edited, goesOn = false): void {
    if (edited.text === this.#now.text) return;
    if (!(goesOn && this.#isOpen)) this.#past.push(this.#now);
    this.#isOpen = goesOn;
    this.#now = edited;
    this.#future.length = 0;
  }

  /** Takes what somebody else has written: that is no step, and stays in every text to which one goes back. */
  take(edited: Edited): void {
    const beside = ({ text, caret }: Edited): Edited => {
      const merged = mergeText(this.#now.text, text, edited.text);
      return { text: merged, caret: caretAfter(text, merged, caret) };
    };
    this.#past = this.#past.map(beside);
    this.#future = this.#future.map(beside);
    this.#now = edited;
    this.#isOpen = false;
  }

  /** The text before the last step; nothing where there is none. */
  undo(): Edited | undefined {
    return this.#go(this.#past, this.#future);
  }

  /** The text of the step that was taken back last. */
  redo(): Edited | undefined {
    return this.#go(this.#future, this.#past);
  }

  #go(from: Edited[], to: Edited[]): Edited | undefined {
    const edited = from.pop();
    if (!edited) return undefined;
    to.push(this.#now);
    this.#now = edited;
    this.#isOpen = false;
    return edited;
  }
}
