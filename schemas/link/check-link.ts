import { addressForm } from './address-form.ts';

/** A link as it is stored. */
interface StoredLink {
  page?: unknown;
  href?: string;
  anchor?: string;
}

/** What the Studio says of a link that leads to two places; true when it leads to one, or nowhere yet. */
export function checkOneTarget(link: StoredLink | undefined): true | string {
  return !(link?.page && link.href) || 'Pick a page or give an address, not both.';
}

/** What the Studio says where a link must lead somewhere and does not. */
export function checkLeadsSomewhere(link: StoredLink | undefined): true | string {
  return Boolean(link?.page || link?.href || link?.anchor) || 'Pick a page, or give an address.';
}

/** What the Studio says of an address that no browser should follow. */
export function checkAddress(href: string | undefined): true | string {
  return !href || addressForm.test(href) || 'An address begins with https://, mailto:, tel: or /.';
}
