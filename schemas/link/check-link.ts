import { fieldIn } from '../fields.ts';
import { addressForm } from './address-form.ts';
import { standIn } from './read-address.ts';

/** A link as it is stored. */
interface StoredLink {
  page?: unknown;
  href?: string;
  anchor?: string;
}

/**
 * What the Studio says of a link with two targets; true where it has one, or none yet. A field of this type with
 * validation of its own has to include this rule, because its validation replaces that of the type.
 */
export function checkOneTarget(link: StoredLink | undefined): true | string {
  return !(link?.page && link.href) || 'Pick a page or give an address, not both.';
}

/** What the Studio warns of a link with neither a page nor an address nor an anchor. */
export function checkSomeTarget(link: StoredLink | undefined): true | string {
  return (
    !link ||
    Boolean(link.page || link.href || link.anchor) ||
    'It leads nowhere yet. Pick a page or give an address.'
  );
}

/** What the Studio says of an anchor beside an address that has one already: browsers would read the two as one. */
export function checkAnchor(anchor: string | undefined, link: unknown): true | string {
  const place = /#.*/su.exec(String(fieldIn(link, 'href') ?? ''))?.[0];
  return !anchor || !place || `The address already names a place, ${place}. Remove one of the two.`;
}

/** What the Studio says of an address that browsers cannot follow, or should not. */
export function checkAddress(href: string | undefined): true | string {
  if (!href) return true;
  if (!addressForm.test(href))
    return 'An address begins with https://, mailto:, tel: or /, and stands in one line.';
  return (
    URL.canParse(href, standIn) ||
    'No browser can read this address. Look for a space or a slip in the name of the site.'
  );
}
