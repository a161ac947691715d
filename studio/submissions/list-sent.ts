import type { SanityClient } from '@sanity/client';

/** Which submissions are listed. */
export interface SentFilter {
  /** The name of a form; empty for all. */
  form: string;
  isUnread: boolean;
  /** The first and the last day, such as "2026-11-24"; empty for no limit. */
  since: string;
  until: string;
}

/** A submission as the list shows it. */
export interface SentRow {
  _id: string;
  /** The present title of the form, or its name where the form no longer exists. */
  form: string | null;
  page: string | null;
  submittedAt: string | null;
  readAt: string | null;
  /** The values of the first two fields. */
  words: string[];
}

/** A form that has submissions: its name, and its present title. */
export interface SentForm {
  name: string;
  title: string;
}

/** How many are listed at a time. */
export const sentAtOnce = 50;

/** The GROQ condition of the submissions that match a filter, and its parameters. */
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

/** The moment at which a day, or one so many days later, begins in the reader's time zone, in ISO 8601. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/**
 * A page of the submissions that match a filter, the newest first, with their number, the number of all unread ones,
 * and the forms that have any. Rejects when the lake does not answer.
 */
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

/** Asks, in the perspective `raw`, for the present titles of forms. */
export const titlesQuery = `*[_type == "form" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
  "name": slug.current, title
}`;

/** The answer to `titlesQuery`. */
export type Titles = { name: string | null; title: string | null }[];

/**
 * Returns a function from the name of a form to its present title, or to the name itself where the form no longer
 * exists.
 */
export const titlesOf =
  (titles: Titles) =>
  (name: string): string =>
    titles.find((form) => form.name === name)?.title ?? name;

/**
 * Marks submissions as read or unread, and ignores those that were deleted meanwhile. Rejects when the lake refuses.
 */
export async function markSent(client: SanityClient, ids: readonly string[], isRead: boolean): Promise<void> {
  await client
    .patch(
      { query: '*[_id in $ids]', params: { ids } },
      isRead ? { setIfMissing: { readAt: new Date().toISOString() } } : { unset: ['readAt'] },
    )
    .commit({ visibility: 'async' });
}

/** Deletes submissions, with their files. Rejects when the lake refuses. */
export async function deleteSent(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction();
  for (const id of ids) transaction.delete(id);
  await transaction.commit();
}
