import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { addressOf } from '#schemas/addresses.ts';
import { layeredClient } from '../../content/client.ts';

/** What a link shows to anybody who has it: a document as its editors see it, until a time. */
export interface PreviewLink {
  path: string;
  /** Through which perspective the document is seen. */
  perspective: string[];
  /** The ids of what is seen through that perspective: the document, and the shared sections on it. */
  shown: string[];
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
  shared: z.array(z.string().nullable()).nullable(),
});

const shownQuery = `*[_id == $id][0]{
  _type, "path": path.current, "slug": slug.current, "shared": sections[_type == "shared"].section._ref
}`;

/**
 * Reads a link by its secret; studio/preview/share-link.ts makes them. Null when there is none (any more), when it has
 * expired, or when the document is gone.
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
    await layeredClient(client).fetch(shownQuery, { id: document._ref }, { ...options, perspective }),
  ).data;
  const path = shown && addressOf(shown);
  if (!path) return null;
  const shared = (shown.shared ?? []).filter((id) => id !== null);
  return { path, perspective, shown: [document._ref, ...shared], expiresAt };
}

/**
 * The perspective of a link, as the embedded lake takes it: it shows everything else as published. Otherwise a list on
 * the page would reveal drafts that nobody has shared.
 */
export const onlyOf = ({ perspective, shown }: Pick<PreviewLink, 'perspective' | 'shown'>): string[] => [
  ...perspective,
  ...shown.map((id) => `only:${id}`),
];
