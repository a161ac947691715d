import type { SanityClient } from '@sanity/client';
import type { Sent } from './csv-of.ts';
import { conditionOf, type SentFilter, type Titles, titlesOf, titlesQuery } from './list-sent.ts';

const order = '| order(submittedAt desc, _id asc)';
const parts = '{form, page, submittedAt, fields[]{name, label, value, file}}';

/** What visitors have sent, as far as a filter leaves it, the newest first: as much as there is when it begins, so many at a time, with what editors call its form now. */
export async function* readSent(
  client: SanityClient,
  filter: SentFilter,
  atOnce = 1_000,
): AsyncGenerator<Sent[]> {
  const { condition, params } = conditionOf(filter);
  // By their ids: whatever comes or goes meanwhile would move the others to other places of the list.
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
