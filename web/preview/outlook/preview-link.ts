import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { addressOf } from '#schemas/addresses.ts';
import { layeredClient } from '../../content/client.ts';

/** What a link shows to whoever has it: a document as its editors see it, until a time. */
export interface PreviewLink {
  path: string;
  perspective: string[];
  expiresAt: Date;
}

const found = z.object({
  expiresAt: z.iso.datetime({ offset: true }),
  perspective: z.array(z.string().regex(/^[\w-]+$/)).min(1),
  document: z.object({ _ref: z.string() }),
});

const stored = z.object({
  _type: z.string(),
  path: z.string().nullable(),
  slug: z.string().nullable(),
});

/**
 * Reads a link by its secret; studio/preview/share-link.ts makes them. Nothing when there is none (any
 * more), when its time is over, or when what it shows is gone.
 */
export async function readPreviewLink(client: SanityClient, secret: string): Promise<PreviewLink | null> {
  const options = { cache: 'no-store' } as const;
  const id = `preview-links.${secret}`;
  const raw = await client.fetch(
    '*[_id == $id && _type == "preview-link"][0]',
    { id },
    { ...options, perspective: 'raw' },
  );
  const link = found.safeParse(raw).data;
  if (!link) return null;
  const { perspective, document } = link;
  const expiresAt = new Date(link.expiresAt);
  if (expiresAt.getTime() <= Date.now()) return null;
  const shown = stored.safeParse(
    await layeredClient(client).fetch(
      '*[_id == $id][0]{_type, "path": path.current, "slug": slug.current}',
      { id: document._ref },
      { ...options, perspective },
    ),
  ).data;
  const path = shown && addressOf(shown);
  return path ? { path, perspective, expiresAt } : null;
}
