import type { SanityClient } from '@sanity/client';
import { nameFields, nameOrder, nameWords } from '../lake/document-names.ts';
import { publishedOfDraft } from '../lake/published-of-draft.ts';
import type { Stored } from '../overview/site-faults.ts';
import { idOf } from '../path/layered-id.ts';

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

/** The condition for each standing, in the perspective that has it: of drafts alone, or of all with their drafts. */
const standings = {
  draft: { perspective: 'raw', filter: `_id in path("drafts.**") && !defined(${publishedOfDraft})` },
  edited: { perspective: 'raw', filter: `_id in path("drafts.**") && defined(${publishedOfDraft})` },
  published: { perspective: 'drafts', filter: 'coalesce(_originalId, _id) == _id' },
} as const satisfies Record<Standing, object>;

const everything = { perspective: 'drafts', filter: undefined } as const;

const layersQuery = '*[_id in $layers]._id';

const orders: Record<Column, string> = {
  title: nameOrder,
  address: 'coalesce(path.current, slug.current, from.current, "")',
  changed: '_updatedAt',
};

/** Which documents a list shows. */
export type Filter = Pick<Listing, 'types' | 'words' | 'standing'>;

/** The filter of a list in GROQ, its parameters, and the perspective that has it. */
export function filterOf({ types, words, standing }: Filter) {
  const { perspective, filter: isSuch } = standing ? standings[standing] : everything;
  const patterns = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}*`);
  const filter = [
    '_type in $types',
    ...(isSuch ? [isSuch] : []),
    ...(patterns.length > 0 ? [`${nameWords} match $patterns`] : []),
  ].join(' && ');
  return { filter, params: { types, patterns }, perspective };
}

/**
 * A page of a list. A document with a draft is listed once, as its draft. Rejects when the lake does not answer.
 */
export async function listDocuments(client: SanityClient, listing: Listing): Promise<Row[]> {
  const { by, isDown, from } = listing;
  const { filter, params, perspective } = filterOf(listing);
  const rows = await client.fetch<(Stored & { _updatedAt: string })[]>(
    `*[${filter}] | order(${orders[by]} ${isDown ? 'desc' : 'asc'}, _id asc)[$from...$to]{
      _id, _type, _updatedAt, ${nameFields}, path, slug
    }`,
    { ...params, from, to: from + rowsAtOnce },
    { perspective },
  );
  // Only of the rows that are shown: how many drafts there are in all must not matter.
  const layers = rows.flatMap(({ _id }) => [idOf(_id), `drafts.${idOf(_id)}`]);
  const there = new Set(await client.fetch<string[]>(layersQuery, { layers }, { perspective: 'raw' }));
  return rows.map(({ _updatedAt, ...row }) => {
    const _id = idOf(row._id);
    const its = [_id, `drafts.${_id}`].filter((layer) => there.has(layer));
    return { ...row, _id, changedAt: _updatedAt, standing: standingOf(its, _id), layers: its };
  });
}

function standingOf(layers: readonly string[], id: string): Standing {
  if (!layers.includes(`drafts.${id}`)) return 'published';
  return layers.includes(id) ? 'edited' : 'draft';
}
