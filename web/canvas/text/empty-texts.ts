import { standIn } from '#canvas/text/stand-in.ts';
import { elementText } from './text-place.ts';

/** Has the texts that are empty among some elements say what they are, and no others, however they became empty or full again. */
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
