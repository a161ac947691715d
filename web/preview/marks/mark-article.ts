import { type StoredText, textsIn } from '#canvas/texts-in.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { type Marking, markText } from './mark-texts.ts';

/**
 * Tells the Studio's overlay which field of a post or a position a text comes from. Its layout knows nothing of it, and is
 * not drawn twice: an element is known by saying what the field says. Only where both stand once is it typed into.
 */
export function markArticle(
  root: HTMLElement,
  { type, id, stored, mark }: { type: CompiledType; id: string; stored: object; mark: Marking['mark'] },
): void {
  const all = [...root.querySelectorAll<HTMLElement>(textElements)].filter(
    (element) => !element.closest('nav, [data-section], [data-rich]'),
  );
  const said = Map.groupBy(all, (element) => tidy(element.textContent ?? ''));
  const texts = textsIn(type, { ...stored, sections: [] });
  const written = Map.groupBy(texts, ({ text }) => tidy(text));
  for (const [words, fields] of written)
    for (const [index, field] of fields.entries()) {
      const elements = said.get(words) ?? [];
      const element = fields.length === 1 ? elements[0] : elements[index];
      if (!element) continue;
      const isExact = isOnce(fields, elements) && element.textContent === field.text;
      markText({ element, isExact, text: { ...field, id, documentType: type.name } }, mark);
    }
}

const isOnce = (fields: StoredText[], elements: HTMLElement[]): boolean =>
  fields.length === 1 && elements.every((element) => elements[0]?.contains(element));

const textElements =
  'h1, h2, h3, h4, h5, h6, p, li, a, button, summary, dt, dd, blockquote, figcaption, label, legend, strong, span, td';

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
