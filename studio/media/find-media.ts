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
 * Finds a slice of the files that match a search, from `from` to before `to`. The client must see drafts, because these
 * use files, too. Rejects when the lake does not answer.
 */
export async function findMedia(
  client: SanityClient,
  wanted: Wanted,
  from: number,
  to: number,
): Promise<FoundMedia> {
  if (wanted.state !== 'unused') {
    const { query, params } = pageQuery(wanted, from, to);
    return client.fetch<FoundMedia>(query, params);
  }
  const { query, params } = fileListQuery(wanted);
  const all = await client.fetch<string[]>(query, params);
  const used = await usesAmong(client, all);
  const ids = all.filter((id) => !used.has(id));
  const page = pageQuery(wanted, 0, to - from, ids.slice(from, to));
  const { files } = await client.fetch<FoundMedia>(page.query, page.params);
  return { files, count: ids.length };
}
