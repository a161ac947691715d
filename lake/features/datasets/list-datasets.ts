import type { Handler } from '../../kernel/http/handler.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';
import { select } from '../../kernel/store/select.ts';

/**
 * Answers `/datasets` and `/projects/{id}/datasets`: all datasets, or those that hold the comments of another
 * (`addonFor`). A list, as Sanity's client, CLI and Studio read it.
 */
export const listDatasets: Handler = (_request, { url, datasets }) => {
  const addsOnTo = url.searchParams.get('addonFor');
  const listed = datasets.list().filter(({ addonFor }) => addsOnTo === null || addonFor === addsOnTo);
  return Response.json(listed.map(describe));
};

function describe({ name, aclMode, addonFor, created, author, store }: Dataset) {
  return {
    name,
    aclMode,
    datasetProfile: addonFor ? 'comments' : 'content',
    addonFor,
    createdAt: created ?? firstWritten(store),
    createdByUserId: author ?? 'admin',
    features: [],
    tags: [],
  };
}

/** The time of the oldest transaction, because nothing else tells the age of a dataset that every lake has. */
function firstWritten({ database }: Dataset['store']): string {
  const first = select<{ timestamp: string }>(
    database,
    'SELECT timestamp FROM transactions ORDER BY seq LIMIT 1',
  );
  return first.get()?.timestamp ?? new Date().toISOString();
}
