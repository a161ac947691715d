import type { SanityClient } from '@sanity/client';
import type { Sent } from './csv-of.ts';
import { conditionOf, type SentFilter } from './list-sent.ts';

const order = '| order(submittedAt desc, _id asc)';
const parts = '{form, page, submittedAt, fields[]{name, label, value, file}}';

/** What visitors have sent, as far as a filter leaves it, the newest first: as much as there is when it begins, so many at a time. */
export async function* readSent(
  client: SanityClient,
  filter: SentFilter,
  atOnce = 1_000,
): AsyncGenerator<Sent[]> {
  const { condition, params } = conditionOf(filter);
  // By their ids: whatever comes or goes meanwhile would move the others to other places of the list.
  const ids = await client.fetch<string[]>(`*[${condition}] ${order}._id`, params);
  for (let from = 0; from < ids.length; from += atOnce)
    yield client.fetch<Sent[]>(`*[_id in $ids] ${order}${parts}`, { ids: ids.slice(from, from + atOnce) });
}
