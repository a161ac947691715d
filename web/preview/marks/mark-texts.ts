import type { Mark } from './mark.ts';
import { type ShownText, shownTexts } from './trace/shown-texts.ts';
import type { TracedText } from './trace/trace.ts';

/** How a text is told to the overlay, and what the marks of a drawing stand for. */
export interface Marking {
  textOf: (mark: number) => TracedText | undefined;
  mark: Mark;
}

/**
 * Says at each text of a section which field it comes from: to the Studio's overlay, so that a click on it opens the field,
 * and to the canvas, which types into what the view shows exactly as it is stored.
 */
export function markTexts(root: HTMLElement, drawn: HTMLElement, { textOf, mark }: Marking): void {
  const before = new Set(root.querySelectorAll<HTMLElement>('[data-field]'));
  for (const shown of shownTexts(root, drawn, textOf)) {
    markText(shown, mark);
    before.delete(shown.element);
  }
  for (const element of before) {
    delete element.dataset.field;
    delete element.dataset.exact;
  }
}

/** Says at one text which field it comes from. */
export function markText({ element, text, isExact }: ShownText<TracedText>, mark: Mark): void {
  element.dataset.sanity = mark(text.path);
  element.dataset.field = text.path;
  element.dataset.document = text.id;
  if (isExact && text.type) element.dataset.exact = text.documentType;
  else delete element.dataset.exact;
  if (!text.type) element.dataset.block = text.documentType;
  else delete element.dataset.block;
}
