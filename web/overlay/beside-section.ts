import type { ContractNews } from './contract-news.ts';
import { findingItem, placeLink, withText } from './finding-item.ts';

/**
 * Puts the findings of a kind into each element that asks for them (`data-findings-of`), such as those beside the
 * sections of the gallery.
 */
export function showBeside(page: ParentNode, { findings, problem }: ContractNews): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-findings-of]')) {
    const own = findings.filter(({ kind }) => kind === place.dataset.findingsOf);
    const said = JSON.stringify([own, problem]);
    if (place.dataset.said === said) continue;
    place.dataset.said = said;
    const list = document.createElement('ul');
    list.append(...own.map(findingItem));
    place.replaceChildren(
      ...(problem ? [cannotBeRead(problem)] : []),
      ...(own.length > 0 ? [withText('strong', 'The contract does not agree'), list] : []),
    );
    place.hidden = place.childElementCount === 0;
  }
}

/**
 * Says in a few words how the contract of a kind stands, in each element that asks for it (`data-contract-of`), in
 * place of what the page said when it was drawn.
 */
export function showInFacts(page: ParentNode, { findings, problem }: ContractNews): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-contract-of]')) {
    const { length } = findings.filter(({ kind }) => kind === place.dataset.contractOf);
    const found = length > 0 ? `${length} finding${length === 1 ? '' : 's'}, below` : 'agrees';
    const said = problem ? 'cannot be read at the moment' : found;
    // While a proven kind still agrees, the page's own words stay, because they have the number of values.
    const isNews = said !== 'agrees' || place.textContent !== '' || place.dataset.contractIs !== 'proven';
    if (!isNews || place.textContent === said) continue;
    place.textContent = said;
    place.hidden = false;
    place.previousElementSibling?.toggleAttribute('hidden', true);
  }
}

/** A line which says that the contract cannot be read at the moment, and why. */
export function cannotBeRead({ message, place }: ContractNews['problem'] & object): HTMLElement {
  const line = withText('p', `The contract cannot be read: ${message} `);
  line.className = 'problem';
  if (place) line.append(placeLink(place));
  return line;
}
