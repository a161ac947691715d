import { addressOf } from './addresses.ts';

/** What an address is made of in a document as it is stored, or as the Studio holds it while it is written. */
export interface Stored {
  _type?: unknown;
  path?: unknown;
  slug?: unknown;
}

/** The path at which a stored document stands; null while it has none, and for one of a type without addresses. */
export function storedAddress(document: Stored | null | undefined): string | null {
  const { _type, path, slug } = document ?? {};
  if (typeof _type !== 'string') return null;
  return addressOf({ _type, path: currentOf(path), slug: currentOf(slug) });
}

/** The word or the path that a stored slug holds; null where there is none. */
export function currentOf(slug: unknown): string | null {
  const current = typeof slug === 'object' && slug && 'current' in slug ? slug.current : null;
  return typeof current === 'string' && current !== '' ? current : null;
}
