import type { SanityClient, SanityDocument } from '@sanity/client';
import { newKey } from '#schemas/new-keys.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { idOf } from '../path/layered-id.ts';
import type { LedHere } from './led-here.ts';

const touchedQuery = `*[_id in $ids ||
  _type == "redirect" && from.current in $froms && !(_id in path("versions.**"))]`;

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
  const raw = { perspective: 'raw' } as const;
  const froms = led.map(({ from }) => from);
  const before = await client.fetch<SanityDocument[]>(touchedQuery, { ids, froms }, raw);
  const leading = client.transaction();
  for (const { from, leadTo, redirects } of led) {
    // The page may come back.
    const way = { to: { _type: 'link', href: leadTo }, isPermanent: false };
    const waiting = before.filter((one) => currentOf(one.from) === from);
    const [first] = waiting;
    const lead = first ? idOf(first._id) : `redirect-${newKey()}`;
    // One that begins here already had no effect while the page stood: of two, nobody would know which leads on.
    leading.createOrReplace({
      _id: lead,
      _type: 'redirect',
      from: { _type: 'slug', current: from },
      ...way,
    });
    for (const { _id } of waiting) if (_id !== lead) leading.delete(_id);
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
