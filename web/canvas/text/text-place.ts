import { fieldAt } from '#canvas/field-at.ts';
import type { LiveDocument, Target } from '#canvas/messages.ts';
import { standIn } from '#canvas/text/stand-in.ts';
import { type CompiledType, rootOf } from '#contract/reading/compiled-type.ts';
import { isOnShownPage } from '../shown-page.ts';

/** A text that the page shows exactly as it is stored, and where it is stored. */
export interface TextPlace {
  /** The innermost element that contains the text, and nothing else. */
  host: HTMLElement;
  target: Target;
  path: string;
  /** What the form calls it. */
  title: string;
  type: CompiledType;
  text: string;
  hasLines: boolean;
}

/**
 * The selector of texts that the page shows exactly as they are stored; their attributes name the field and the
 * document.
 */
export const plainTexts = '[data-exact][data-field][data-document]';

/** The text around an element; undefined where the page does not show it exactly as it is stored. */
export function textPlace(
  element: Element,
  typeOf: (name: string) => CompiledType | undefined,
  documentOf: (id: string) => LiveDocument | undefined,
): TextPlace | undefined {
  const marked = element.closest<HTMLElement>(plainTexts);
  const { field: path = '', document: id = '', exact: type = '' } = marked?.dataset ?? {};
  const compiled = typeOf(type);
  const at = compiled && fieldAt(compiled, documentOf(id), path);
  if (!marked || !at) return undefined;
  const host = innermost(marked);
  const text = typeof at.value === 'string' ? at.value : '';
  if (elementText(host) !== text) return undefined;
  const hasLines = rootOf(at.type) === 'text' && getComputedStyle(host).whiteSpaceCollapse !== 'collapse';
  return { host, target: { id, type }, path, title: at.title, type: at.type, text, hasLines };
}

/** The text of an element, without the stand-in for an empty one. */
export const elementText = (host: Element): string => (host.textContent ?? '').replaceAll(standIn, '');

/** All visible plain texts of a section, in their order. */
export const typedElements = (section: Element): HTMLElement[] =>
  [...section.querySelectorAll<HTMLElement>(plainTexts)].filter((element) => element.checkVisibility());

/**
 * The element that shows a field of a document, on the page that is shown: a page that was left may show the same
 * shared section.
 */
export const elementOf = ({ target, path }: Pick<TextPlace, 'target' | 'path'>): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(plainTexts)].find(
    (element) =>
      element.dataset.field === path && element.dataset.document === target.id && isOnShownPage(element),
  );

/** The innermost element with the same text as an element. */
function innermost(element: HTMLElement): HTMLElement {
  const said = element.textContent;
  const inner = [...element.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.textContent === said && said !== '',
  );
  return inner ? innermost(inner) : element;
}
