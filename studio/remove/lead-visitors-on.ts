import type { SanityClient, SanityDocument } from '@sanity/client';
import type { LedHere } from './led-here.ts';

/** Something that goes from an address, and where visitors are to be led from there and from the redirects that led to it. */
export interface LedOn {
  from: string;
  leadTo: string;
  redirects: readonly LedHere[];
}

/**
 * Leads visitors on from what is about to go, all in one step; until it has gone, a page is shown where a redirect begins. Answers what
 * takes that back where it stays after all.
 */
export async function leadVisitorsOn(
  client: SanityClient,
  led: readonly LedOn[],
): Promise<() => Promise<unknown>> {
  if (led.length === 0) return async () => {};
  const ids = led.flatMap(({ redirects }) => redirects.flatMap(({ layers }) => layers));
  const before = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids }, { perspective: 'raw' });
  const leading = client.transaction();
  for (const { from, leadTo, redirects } of led) {
    // The page may come back.
    const way = { to: { _type: 'link', href: leadTo }, isPermanent: false };
    leading.create({ _type: 'redirect', from: { _type: 'slug', current: from }, ...way });
    for (const { id, layers } of redirects)
      for (const layer of layers)
        if (layer === id) leading.patch(id, { set: way });
        else leading.delete(layer);
  }
  const { results } = await leading.commit({ returnDocuments: false });
  return () => {
    const back = client.transaction();
    for (const { id, operation } of results) if (operation === 'create') back.delete(id);
    for (const document of before) back.createOrReplace(document);
    return back.commit({ returnDocuments: false });
  };
}
