import type { SanityClient, SanityDocument } from '@sanity/client';
import { newKey } from '#schemas/new-keys.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { idOf } from '../path/layered-id.ts';
import type { LedHere } from './led-here.ts';

const touchedQuery = `*[_id in $ids ||
  _type == "redirect" && from.current in $froms && !(_id in path("versions.**"))]`;

/**
 * An address that is being abandoned, the path to which visitors are redirected, and the older redirects to the
 * document at that address.
 */
export interface LedOn {
  from: string;
  leadTo: string;
  redirects: readonly LedHere[];
}

/**
 * Redirects visitors from what is about to be removed, in one transaction; until it is removed, the page takes
 * precedence over the redirect. Resolves to a function that undoes this if the removal fails. Rejects when the lake
 * refuses.
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
    // An existing redirect from this path, which had no effect while the page was there, is reused: of two, nobody
    // would know which applies.
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
