import { addressOf } from './addresses.ts';

/** The fields that make up the address of a document as it is stored, or as the Studio holds it during editing. */
export interface Stored {
  _type?: unknown;
  path?: unknown;
  slug?: unknown;
}

/** The path at which a stored document stands; null where it has none and for a type without addresses. */
export function storedAddress(document: Stored | null | undefined): string | null {
  const { _type, path, slug } = document ?? {};
  if (typeof _type !== 'string') return null;
  return addressOf({ _type, path: currentOf(path), slug: currentOf(slug) });
}

/** The slug or path within a stored slug field; null where there is none. */
export function currentOf(slug: unknown): string | null {
  const current = typeof slug === 'object' && slug && 'current' in slug ? slug.current : null;
  return typeof current === 'string' && current !== '' ? current : null;
}
