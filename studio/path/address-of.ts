import { pathOf } from '#schemas/link/contract.ts';

/** A document as far as its address goes: a page has a path, a post or position a slug. */
export interface Addressed {
  _type?: string;
  path?: { current?: string } | null;
  slug?: { current?: string } | null;
}

/** The path at which visitors reach a document; null for one that has none, or is none that they can reach. */
export function addressOf(document: Addressed | null | undefined): string | null {
  const { _type = '', path, slug } = document ?? {};
  if (!['page', 'post', 'position'].includes(_type)) return null;
  return pathOf({ _type, path: path?.current || null, slug: slug?.current || null });
}
