import { addressForm } from './address-form.ts';

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

/** What the Studio says of an address that no browser should follow. */
export function checkAddress(href: string | undefined): true | string {
  return (
    !href ||
    addressForm.test(href) ||
    'An address begins with https://, mailto:, tel: or /, and stands in one line.'
  );
}
