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
 * What the Studio says of a link that leads to two places; true when it leads to one, or nowhere yet.
 * A field with a rule of its own names it too: that rule takes the place of its type's.
 */
export function checkOneTarget(link: StoredLink | undefined): true | string {
  return !(link?.page && link.href) || 'Pick a page or give an address, not both.';
}

/** What the Studio warns of when a link has neither a page nor an address nor a place. */
export function checkSomeTarget(link: StoredLink | undefined): true | string {
  return (
    !link ||
    Boolean(link.page || link.href || link.anchor) ||
    'It leads nowhere yet. Pick a page or give an address.'
  );
}

/** What the Studio says of a place beside an address that names one itself: a browser would look for both as one. */
export function checkAnchor(anchor: string | undefined, link: unknown): true | string {
  const place = /#.*/su.exec(String(fieldIn(link, 'href') ?? ''))?.[0];
  return !anchor || !place || `The address leads to a place already, ${place}. Leave one of the two out.`;
}

/** What the Studio says of an address that no browser should follow, or can. */
export function checkAddress(href: string | undefined): true | string {
  if (!href) return true;
  if (!addressForm.test(href))
    return 'An address begins with https://, mailto:, tel: or /, and stands in one line.';
  return (
    URL.canParse(href, standIn) ||
    'No browser can read this address. Look for a space or a slip in the name of the site.'
  );
}
