import type { SanityClient } from '@sanity/client';
import type { Sent } from './csv-of.ts';
import { conditionOf, type SentFilter, type Titles, titlesOf, titlesQuery } from './list-sent.ts';

const order = '| order(submittedAt desc, _id asc)';
const parts = '{form, page, submittedAt, fields[]{name, label, value, file}}';

/**
 * Yields the submissions that match a filter, the newest first, at most `atOnce` at a time, with the present titles of
 * their forms. It yields those that exist when it begins. Throws when the lake does not answer.
 */
export async function* readSent(
  client: SanityClient,
  filter: SentFilter,
  atOnce = 1_000,
): AsyncGenerator<Sent[]> {
  const { condition, params } = conditionOf(filter);
  // They are read by their ids, because whatever is added or deleted meanwhile would move the others within the list.
  const { ids, titles } = await client.fetch<{ ids: string[]; titles: Titles }>(
    `{"ids": *[${condition}] ${order}._id, "titles": ${titlesQuery}}`,
    params,
    { perspective: 'raw' },
  );
  const titleOf = titlesOf(titles);
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = await client.fetch<Sent[]>(`*[_id in $ids] ${order}${parts}`, {
      ids: ids.slice(from, from + atOnce),
    });
    yield some.map((sent) => ({ ...sent, form: sent.form && titleOf(sent.form) }));
  }
}
