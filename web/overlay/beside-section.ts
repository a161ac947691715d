import type { ContractNews } from './contract-news.ts';
import { findingItem, placeLink, withText } from './finding-item.ts';

/** Puts the findings of a kind into each place of a page that asks for them (`data-findings-of`), as the gallery's beside the section. */
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

/** Says in few words how the contract of a kind stands, in each place that asks for them (`data-contract-of`), instead of what the page said as it was drawn. */
export function showInFacts(page: ParentNode, { findings, problem }: ContractNews): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-contract-of]')) {
    const { length } = findings.filter(({ kind }) => kind === place.dataset.contractOf);
    const found = length > 0 ? `${length} finding${length === 1 ? '' : 's'}, below` : 'agrees';
    const said = problem ? 'cannot be read at the moment' : found;
    // What the page knows of a kind in which all is well stands: it has the number of values.
    const isNews = said !== 'agrees' || place.textContent !== '' || place.dataset.contractIs !== 'proven';
    if (!isNews || place.textContent === said) continue;
    place.textContent = said;
    place.hidden = false;
    place.previousElementSibling?.toggleAttribute('hidden', true);
  }
}

/** That nothing can be said of the contract at the moment, and why. */
export function cannotBeRead({ message, place }: ContractNews['problem'] & object): HTMLElement {
  const line = withText('p', `The contract cannot be read: ${message} `);
  line.className = 'problem';
  if (place) line.append(placeLink(place));
  return line;
}
