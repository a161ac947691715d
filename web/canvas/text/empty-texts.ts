import { standIn } from '#canvas/stand-in.ts';
import { elementText, type TextPlace } from './text-place.ts';

/** Has the texts that were emptied on the page say what they are, and no others, however they became empty or full again. */
export function signEmptyTexts(placeOf: (element: Element) => TextPlace | undefined): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-empty]'))
    if (elementText(element) !== '') delete element.dataset.empty;
  for (const element of document.querySelectorAll('[data-exact]')) {
    const place = element.textContent === standIn ? placeOf(element) : undefined;
    if (place) place.host.dataset.empty = place.title;
  }
}
