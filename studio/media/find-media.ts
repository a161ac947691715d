import type { SanityClient } from '@sanity/client';
import type { MediaFile } from '../files/media-file.ts';
import { fileListQuery, pageQuery, type Wanted } from './media-query.ts';
import { usesAmong } from './uses-among.ts';

/** A slice of the files that match a search, and the number of all that do. */
export interface FoundMedia {
  files: MediaFile[];
  count: number;
}

/**
 * A search for files, which answers any slice of those that match, from `from` to before `to`. Which files are unused
 * is asked at the first slice and holds for all of them, because the lake looks at every file for that: search anew
 * after a change. The client must see drafts, because these use files, too. A slice rejects when the lake does not
 * answer.
 */
export function searchMedia(
  client: SanityClient,
  wanted: Wanted,
): (from: number, to: number) => Promise<FoundMedia> {
  if (wanted.state !== 'unused')
    return (from, to) => {
      const { query, params } = pageQuery(wanted, from, to);
      return client.fetch<FoundMedia>(query, params);
    };
  let unused: Promise<string[]> | undefined;
  return async (from, to) => {
    unused ??= findUnused(client, wanted);
    const ids = await unused;
    const page = pageQuery(wanted, 0, to - from, ids.slice(from, to));
    const { files } = await client.fetch<FoundMedia>(page.query, page.params);
    return { files, count: ids.length };
  };
}

async function findUnused(client: SanityClient, wanted: Wanted): Promise<string[]> {
  const { query, params } = fileListQuery(wanted);
  const all = await client.fetch<string[]>(query, params);
  const used = await usesAmong(client, all);
  return all.filter((id) => !used.has(id));
}
