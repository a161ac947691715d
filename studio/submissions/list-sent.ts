import type { SanityClient } from '@sanity/client';

/** Which submissions are listed. */
export interface SentFilter {
  /** The name of a form; empty for all. */
  form: string;
  isUnread: boolean;
  /** The first and the last day, such as "2026-11-24"; empty where there is no end. */
  since: string;
  until: string;
}

/** What a visitor has sent, as its list says it. */
export interface SentRow {
  _id: string;
  /** What editors call the form now, or its name where there is none such any more. */
  form: string | null;
  page: string | null;
  submittedAt: string | null;
  readAt: string | null;
  /** What was filled in first. */
  words: string[];
}

/** A form that has brought something, by its name, and by what editors call it now. */
export interface SentForm {
  name: string;
  title: string;
}

/** How many are listed at a time. */
export const sentAtOnce = 50;

/** The GROQ condition of those that a filter leaves, and its parameters. */
export function conditionOf({ form, isUnread, since, until }: SentFilter): {
  condition: string;
  params: Record<string, string>;
} {
  const parts = [
    '_type == "submission"',
    ...(form ? ['form == $form'] : []),
    ...(isUnread ? ['!defined(readAt)'] : []),
    ...(since ? ['submittedAt >= $since'] : []),
    ...(until ? ['submittedAt < $until'] : []),
  ];
  return {
    condition: parts.join(' && '),
    params: {
      ...(form && { form }),
      ...(since && { since: startOf(since, 0) }),
      ...(until && { until: startOf(until, 1) }),
    },
  };
}

/** When a day, or one so many days after it, begins where the reader is. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** Those that a filter leaves, the newest first, with how many there are, how many of all are unread, and the forms that brought any. */
export async function listSent(
  client: SanityClient,
  filter: SentFilter,
  from: number,
): Promise<{ rows: SentRow[]; of: number; unread: number; forms: SentForm[] }> {
  const { condition, params } = conditionOf(filter);
  const { names, titles, rows, ...counts } = await client.fetch<Listed>(
    `{
      "rows": *[${condition}] | order(submittedAt desc, _id asc)[$from...$to]{
        _id, form, page, submittedAt, readAt, "words": coalesce(fields[0...2].value, [])
      },
      "of": count(*[${condition}]),
      "unread": count(*[_type == "submission" && !defined(readAt)]),
      "names": array::unique(*[_type == "submission"].form) | order(@ asc),
      "titles": ${titlesQuery}
    }`,
    { ...params, from, to: from + sentAtOnce },
    { perspective: 'raw' },
  );
  const titleOf = titlesOf(titles);
  return {
    ...counts,
    rows: rows.map((row) => ({ ...row, form: row.form && titleOf(row.form) })),
    forms: names.map((name) => ({ name, title: titleOf(name) })),
  };
}

interface Listed {
  rows: SentRow[];
  of: number;
  unread: number;
  names: string[];
  titles: Titles;
}

/** The query, in the perspective `raw`, for what editors call forms now. */
export const titlesQuery = `*[_type == "form" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
  "name": slug.current, title
}`;

/** What `titlesQuery` answers. */
export type Titles = { name: string | null; title: string | null }[];

/** What editors call a form now, by its name, which is what stands for one that there is no more. */
export const titlesOf =
  (titles: Titles) =>
  (name: string): string =>
    titles.find((form) => form.name === name)?.title ?? name;

/** Notes of submissions that somebody has read them, or that nobody has; what was deleted meanwhile is passed over. */
export async function markSent(client: SanityClient, ids: readonly string[], isRead: boolean): Promise<void> {
  await client
    .patch(
      { query: '*[_id in $ids]', params: { ids } },
      isRead ? { setIfMissing: { readAt: new Date().toISOString() } } : { unset: ['readAt'] },
    )
    .commit({ visibility: 'async' });
}

/** Deletes submissions, with their files. */
export async function deleteSent(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction();
  for (const id of ids) transaction.delete(id);
  await transaction.commit();
}
