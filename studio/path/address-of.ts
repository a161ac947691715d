import { addressOf as addressOfFields } from '#schemas/addresses.ts';

/** A document as far as its address goes, as the Studio holds it. */
export interface Addressed {
  _type?: string;
  path?: { current?: string } | null;
  slug?: { current?: string } | null;
}

/** The path at which visitors reach a document; null for one that has none, or is none that they can reach. */
export function addressOf(document: Addressed | null | undefined): string | null {
  const { _type, path, slug } = document ?? {};
  return addressOfFields({ _type, path: path?.current, slug: slug?.current });
}
