import type { Target } from '#canvas/messages.ts';
import { sectionsOf } from '#canvas/sections/arrange-sections.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { Editing } from '../editing.ts';
import { sectionAround } from './section-around.ts';

/**
 * The id of the document that stores an element of the page: the page itself, or the shared section around the element.
 */
export function holderOf(element: Element, page: Target, documentOf: Editing['documentOf']): string {
  const key = sectionAround(element);
  const section = sectionsOf(documentOf(page.id)).find(({ _key }) => _key === key);
  const shared = fieldIn(section?.section, '_ref');
  return typeof shared === 'string' ? shared : page.id;
}
