import { type AddressedType, addressOf } from '#schemas/addresses.ts';

/** What the preview knows of a document when it says where that is seen. */
interface Selected {
  title?: string | null;
  path?: string | null;
  slug?: string | null;
}

/**
 * Where a document is seen: at its own address; undefined while it has none. Which other pages show it is for the pane "Where it is used":
 * a folder need not have a page that lists what stands below it.
 */
export function locationsOf(type: AddressedType, document: Selected | null) {
  const href = addressOf({ _type: type, ...document });
  if (!href) return;
  // In place of Sanity's "Used on one page", which is no use: the document is that page.
  return { message: `Its address: ${href}`, locations: [{ title: document?.title || 'Untitled', href }] };
}
