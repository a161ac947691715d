import type { Handler } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readDeleted } from '../../kernel/store/read-deleted.ts';
import { limitIn } from './transactions.ts';

const maxDeleted = 100; // documents of one answer

/**
 * Answers `/lake/deleted`: the documents of which nothing is left, neither draft nor version, the last deleted first.
 * Each comes with time, author and its last fields, but without lists, which are long. `since` names a time, `types`
 * the types that are wanted, `limit` how many.
 */
export const deleted: Handler = (_request, { url, store }) => {
  const limit = limitIn(url, maxDeleted, maxDeleted);
  const types = url.searchParams.get('types')?.split(',');
  const asked = url.searchParams.get('since');
  const since = new Date(asked ?? 0);
  if (Number.isNaN(since.getTime()))
    throw new Refusal(400, `"${asked}" is not a time such as 2030-01-31T09:00:00Z.`);
  const found = readDeleted(store, { since: since.toISOString(), ...(types && { types }), limit });
  return Response.json({
    deleted: found.map((one) => ({ ...one, document: withoutLists(one.document) })),
  });
};

const withoutLists = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => !Array.isArray(value)));
