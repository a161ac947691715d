import type { SanityClient } from '@sanity/client';
import { nameFields, nameOrder, nameWords } from '../lake/document-names.ts';
import type { Stored } from '../overview/site-faults.ts';

/** Whether visitors have a document: not at all, without the changes of its draft, or as it is. */
export type Standing = 'draft' | 'edited' | 'published';

/** The columns to sort by. */
export type Column = 'title' | 'address' | 'changed';

/** Which documents a list shows, and in which order. */
export interface Listing {
  types: readonly string[];
  words: string;
  standing: Standing | undefined;
  by: Column;
  isDown: boolean;
  /** How many documents are on the earlier pages of the list. */
  from: number;
}

/** A document in a list. */
export interface Row extends Stored {
  standing: Standing;
  /** The ids of its stored layers, the newest last, whose history tells who wrote last. */
  layers: string[];
  changedAt: string;
}

/** How many documents a list shows at a time. */
export const rowsAtOnce = 50;

const draftsQuery = `*[_id in path("drafts.**") && _type in $types]{
  "id": string::split(_id, "drafts.")[1],
  "isPublished": defined(*[_id == string::split(^._id, "drafts.")[1]][0]._id)
}`;

const orders: Record<Column, string> = {
  title: nameOrder,
  address: 'coalesce(path.current, slug.current, from.current, "")',
  changed: '_updatedAt',
};

/**
 * A page of a list, and the number of all documents in it. A document with a draft is listed once, as its draft.
 * Rejects when the lake does not answer.
 */
export async function listDocuments(
  client: SanityClient,
  { types, words, standing, by, isDown, from }: Listing,
): Promise<{ rows: Row[]; of: number }> {
  const drafts = await client.fetch<{ id: string; isPublished: boolean }[]>(
    draftsQuery,
    { types },
    { perspective: 'raw' },
  );
  const standings = new Map(
    drafts.map(({ id, isPublished }) => [id, isPublished ? 'edited' : 'draft'] as const),
  );
  const ids = [...standings].flatMap(([id, its]) => (standing === 'published' || its === standing ? id : []));
  const patterns = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}*`);
  const filter = [
    '_type in $types',
    ...(standing ? [standing === 'published' ? '!(_id in $ids)' : '_id in $ids'] : []),
    ...(patterns.length > 0 ? [`${nameWords} match $patterns`] : []),
  ].join(' && ');
  const { rows, of } = await client.fetch<{ rows: (Stored & { _updatedAt: string })[]; of: number }>(
    `{
      "of": count(*[${filter}]),
      "rows": *[${filter}] | order(${orders[by]} ${isDown ? 'desc' : 'asc'}, _id asc)[$from...$to]{
        _id, _type, _updatedAt, ${nameFields}, path, slug
      }
    }`,
    { types, ids, patterns, from, to: from + rowsAtOnce },
    { perspective: 'drafts' },
  );
  return {
    of,
    rows: rows.map(({ _updatedAt, ...row }) => {
      const its = standings.get(row._id) ?? 'published';
      return {
        ...row,
        changedAt: _updatedAt,
        standing: its,
        layers: [
          ...(its === 'draft' ? [] : [row._id]),
          ...(its === 'published' ? [] : [`drafts.${row._id}`]),
        ],
      };
    }),
  };
}
