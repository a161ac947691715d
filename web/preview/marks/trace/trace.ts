import { applyChanges } from '#canvas/changes/apply-changes.ts';
import type { LiveDocument } from '#canvas/messages.ts';
import { type StoredText, textsIn } from '#canvas/text/texts-in.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { invisibleMark, maxMarks } from './invisible-marks.ts';

/** A text of a document that bears a mark. */
export interface TracedText extends StoredText {
  id: string;
  documentType: string;
}

/**
 * Gives every text of a document a mark of its own. Wherever the text is shown, its field is known, whatever query and
 * contract have done to it and however often the same words stand on the page.
 */
export class Trace {
  readonly #types: ReadonlyMap<string, CompiledType>;
  readonly #texts: TracedText[] = [];

  /** `types` are the document types by name; a document of any other type gets no marks. */
  constructor(types: ReadonlyMap<string, CompiledType>) {
    this.#types = types;
  }

  /** The text that a mark stands for. */
  textOf(mark: number): TracedText | undefined {
    return this.#texts[mark];
  }

  /** A document with a mark at the end of each of its texts. */
  mark(document: LiveDocument): LiveDocument {
    const type = this.#types.get(document._type);
    const free = maxMarks - this.#texts.length;
    const set: Record<string, string> = {};
    for (const text of type ? textsIn(type, document).slice(0, free) : []) {
      const at = text.last ?? text;
      set[at.path] = at.text + invisibleMark(this.#texts.length);
      this.#texts.push({ ...text, id: document._id, documentType: document._type });
    }
    return applyChanges(document, [{ set }]);
  }
}
