import { isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import type { PageType } from './define-page-type.ts';
import { pageTypes } from './registry.ts';

/**
 * Whether the layout of a type draws the title of a document, stored or checked, as the main heading of the page at a
 * path.
 */
export function isTitleMainHeading(type: string, document: Fields, path: string): boolean {
  if (!isAddressed(type)) return false;
  const { hasMainHeading = false }: PageType = pageTypes[type];
  return typeof hasMainHeading === 'function' ? hasMainHeading(document, path) : hasMainHeading;
}

/** The same for a document as it is stored, or as the Studio holds it while an editor writes. */
export const isStoredTitleMainHeading = (document: Fields | undefined): boolean =>
  typeof document?._type === 'string' &&
  isTitleMainHeading(document._type, document, storedAddress(document) ?? '');
