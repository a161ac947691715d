import type { SanityClient } from 'sanity';

const type = 'preview-link';
const day = 24 * 60 * 60 * 1000; // ms

/** How long a link may stay open, in days. */
export const lifetimes = [1, 7, 30] as const;

/**
 * Makes the secret by which somebody without an account may see a document through a perspective for some days;
 * web/preview/preview-link.ts honours it. Takes those away that have expired. Its id has a dot, so only a token reads it.
 */
export async function shareLink(
  client: SanityClient,
  { id, perspective, days }: { id: string; perspective: readonly string[]; days: number },
  now = Date.now(),
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = randomWord();
  const expiresAt = new Date(now + days * day);
  await client.create(
    {
      _id: `preview-links.${secret}`,
      _type: type,
      document: { _type: 'reference', _ref: id, _weak: true },
      perspective,
      expiresAt: expiresAt.toISOString(),
    },
    { returnDocuments: false },
  );
  const expired = '*[_type == $type && expiresAt <= $now]';
  await client.delete({ query: expired, params: { type, now: new Date(now).toISOString() } });
  return { secret, expiresAt };
}

/** Not `randomUUID`, which browsers have for safe addresses only. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
