import type { PageType } from '#pages/define-page-type.ts';
import { pageTypes } from '#pages/registry.ts';
import { isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';

/**
 * The sentence below the layout field of a document that names none; undefined for a type without layouts to choose
 * from.
 */
export function usualLayoutOf(document: Fields): string | undefined {
  if (!isAddressed(document._type)) return;
  const { usualLayout }: PageType = pageTypes[document._type];
  const path = storedAddress(document);
  return (
    usualLayout && `Now: ${usualLayout(path ?? '')}, the usual layout ${path ? `of ${path}` : 'of a page'}.`
  );
}
