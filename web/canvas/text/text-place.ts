import { fieldAt } from '#canvas/field-at.ts';
import type { LiveDocument, Target } from '#canvas/messages.ts';
import { standIn } from '#canvas/text/stand-in.ts';
import { type CompiledType, rootOf } from '#contract/reading/compiled-type.ts';
import { isOnShownPage } from '../shown-page.ts';

/** A text that stands on the page as it is stored, and where that is. */
export interface TextPlace {
  /** The element that says it, and nothing else. */
  host: HTMLElement;
  target: Target;
  path: string;
  /** What the form calls it. */
  title: string;
  type: CompiledType;
  text: string;
  hasLines: boolean;
}

/** What the page says of a text that it shows as it is stored: which field of which document it comes from. */
export const plainTexts = '[data-exact][data-field][data-document]';

/** The text that an element is of or lies in; undefined where the page shows it in another way than it is stored. */
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

/** What an element says, without what stands for nothing. */
export const elementText = (host: Element): string => (host.textContent ?? '').replaceAll(standIn, '');

/** All plain texts of a section that one can see, in their order. */
export const typedElements = (section: Element): HTMLElement[] =>
  [...section.querySelectorAll<HTMLElement>(plainTexts)].filter((element) => element.checkVisibility());

/** The element by a field of a document, on the page that is shown: on one that was left a shared section may say the same. */
export const elementOf = ({ target, path }: Pick<TextPlace, 'target' | 'path'>): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(plainTexts)].find(
    (element) =>
      element.dataset.field === path && element.dataset.document === target.id && isOnShownPage(element),
  );

/** The innermost element that says all that an element says. */
function innermost(element: HTMLElement): HTMLElement {
  const said = element.textContent;
  const inner = [...element.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.textContent === said && said !== '',
  );
  return inner ? innermost(inner) : element;
}
