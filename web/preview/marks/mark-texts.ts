import { type Mark, putMark } from './mark.ts';
import { isInSection, type ShownText, shownTexts } from './trace/shown-texts.ts';
import type { Trace, TracedText } from './trace/trace.ts';

/**
 * Marks each text of a section, or of a document around its sections, with the field that it comes from: for the
 * Studio's overlay, so that a click opens the field, and for the canvas, in which editors type into texts that the view
 * shows exactly as they are stored. `drawn` is the same as `root`, drawn with the marks of `trace`.
 */
export function markTexts(root: HTMLElement, drawn: HTMLElement, trace: Trace, mark: Mark): void {
  const marked = root.querySelectorAll<HTMLElement>('[data-field]');
  const before = new Set([...marked].filter((element) => !isInSection(element, root)));
  for (const shown of shownTexts(root, drawn, (sign) => trace.textOf(sign))) {
    markText(shown, mark);
    before.delete(shown.element);
  }
  for (const element of before) {
    delete element.dataset.field;
    delete element.dataset.exact;
  }
}

function markText({ element, text, isExact }: ShownText<TracedText>, mark: Mark): void {
  putMark(element, mark(text.path));
  element.dataset.field = text.path;
  element.dataset.document = text.id;
  if (isExact && text.type) element.dataset.exact = text.documentType;
  else delete element.dataset.exact;
  if (!text.type) element.dataset.block = text.documentType;
  else delete element.dataset.block;
}
