import type { SanityClient } from 'sanity';
import { randomWord } from '#schemas/random-word.ts';

const type = 'preview-link';
const dayMs = 24 * 60 * 60 * 1000;

/** How long a link may stay open, in days. */
export const lifetimes = [1, 7, 30] as const;

/** A link as it is stored; whoever deletes it withdraws it. */
export interface ShareLink {
  _id: string;
  expiresAt: string;
  /** The name of the person. */
  madeBy?: string;
}

/** Asks for the links to the document `$id`, the one that stays open longest first. */
export const linksQuery = `*[_type == "${type}" && document._ref == $id] | order(expiresAt desc){_id, expiresAt, madeBy}`;

/** Whether the time of a link is not over yet. */
export const isOpen = ({ expiresAt }: ShareLink, now = Date.now()): boolean => Date.parse(expiresAt) > now;

/**
 * Makes the secret with which somebody without an account may see a document in a perspective for some days;
 * web/preview/outlook/preview-link.ts honours it. Deletes the links that have expired. The id of the link has a dot, so
 * only a token can read it. Rejects when the link cannot be stored.
 */
export async function shareLink(
  client: SanityClient,
  {
    id,
    perspective,
    days,
    madeBy,
  }: { id: string; perspective: readonly string[]; days: number; madeBy?: string },
  now = Date.now(),
): Promise<{ secret: string; expiresAt: string }> {
  const secret = randomWord(24);
  const expiresAt = new Date(now + days * dayMs).toISOString();
  await client.create(
    {
      _id: `preview-links.${secret}`,
      _type: type,
      document: { _type: 'reference', _ref: id, _weak: true },
      perspective,
      expiresAt,
      madeBy,
    },
    { returnDocuments: false },
  );
  const expired = '*[_type == $type && expiresAt <= $now]';
  // The link holds even if the old ones cannot be deleted.
  await client
    .delete({ query: expired, params: { type, now: new Date(now).toISOString() } })
    .catch(console.warn);
  return { secret, expiresAt };
}
