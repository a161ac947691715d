import { type AddressedType, addressOf } from '#schemas/addresses.ts';

/** The fields of a document from which the preview tells where it is seen. */
interface Selected {
  title?: string | null;
  path?: string | null;
  slug?: string | null;
}

/**
 * Where a document is seen: at its own address; undefined while it has none. The pane "Where it is used" tells which
 * other pages show it, because a folder need not have a page that lists what is in it.
 */
export function locationsOf(type: AddressedType, document: Selected | null) {
  const href = addressOf({ _type: type, ...document });
  if (!href) return;
  // In place of Sanity's "Used on one page", which is no use: the document is that page.
  return { message: `Its address: ${href}`, locations: [{ title: document?.title || 'Untitled', href }] };
}
