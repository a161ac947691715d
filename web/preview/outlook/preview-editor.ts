import type { SanityClient } from '@sanity/client';
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants';
import * as z from 'zod';

const line = z.object({ author: z.string() });

/**
 * The id of whoever made the secret with which a Studio begins a preview. It comes from the history of the content, not
 * from the secret itself, which any editor can write. Null when there is no such secret, or several people have written
 * it; throws when the lake does not tell its history.
 */
export async function previewEditor(client: SanityClient, url: string): Promise<string | null> {
  const secret = new URL(url).searchParams.get(urlSearchParamPreviewSecret);
  const id = await client.fetch<string | null>(
    '*[_type == "sanity.previewUrlSecret" && secret == $secret][0]._id',
    { secret },
    { perspective: 'raw', cache: 'no-store' },
  );
  if (!id) return null;
  const { dataset, token } = client.config();
  const address = client.getUrl(`/data/history/${dataset}/transactions/${id}?excludeContent=true`);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
  if (!answer.ok) throw new Error(`Who started this preview could not be read (${answer.status}).`);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  const authors = new Set(lines.map((text) => line.parse(JSON.parse(text)).author));
  return authors.size === 1 ? ([...authors][0] ?? null) : null;
}
