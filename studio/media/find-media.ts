import type { SanityClient } from '@sanity/client';
import type { MediaFile } from '../files/media-file.ts';
import { listQuery, pageQuery, type Wanted } from './media-query.ts';
import { usesAmong } from './uses-among.ts';

/** A stretch of the files that are looked for, and how many there are. */
export interface FoundMedia {
  files: MediaFile[];
  count: number;
}

/** Finds a stretch of the files that are looked for. The client has to see drafts, which use files, too. */
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
  const { query, params } = listQuery(wanted);
  const all = await client.fetch<string[]>(query, params);
  const used = await usesAmong(client, all);
  const ids = all.filter((id) => !used.has(id));
  const page = pageQuery(wanted, 0, to - from, ids.slice(from, to));
  const { files } = await client.fetch<FoundMedia>(page.query, page.params);
  return { files, count: ids.length };
}
