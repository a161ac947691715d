import { standIn } from '#canvas/text/stand-in.ts';
import { elementText } from './text-place.ts';

/**
 * Marks the empty texts among some elements with their titles (`data-empty`), and removes the mark from all that are
 * not empty any more.
 */
export function signEmptyTexts(
  elements: string,
  placeOf: (element: HTMLElement) => { host: HTMLElement; title: string } | undefined,
): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-empty]'))
    if (elementText(element) !== '') delete element.dataset.empty;
  for (const element of document.querySelectorAll<HTMLElement>(elements)) {
    const place = element.textContent === standIn ? placeOf(element) : undefined;
    if (place) place.host.dataset.empty = place.title;
  }
}
