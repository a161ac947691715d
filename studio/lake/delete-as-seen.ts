import type { SanityClient } from '@sanity/client';

/** A stored draft or version, as it was read. */
export interface Seen {
  _id: string;
  _type: string;
  _rev: string;
}

/**
 * Deletes a draft or a version, unless somebody has changed it since it was read: nobody who writes in it at this
 * moment must lose their words. Rejects with a sentence where somebody has, or where it is gone.
 */
export async function deleteAsSeen(client: SanityClient, { _id, _type, _rev }: Seen): Promise<void> {
  // Only a patch can name a revision; this one changes nothing.
  const unchanged = client.patch(_id).ifRevisionId(_rev).setIfMissing({ _type });
  try {
    await client.transaction().patch(unchanged).delete(_id).commit({ visibility: 'sync' });
  } catch (error) {
    throw isOutdated(error) ? new Error('Somebody has changed it meanwhile.') : error;
  }
}

function isOutdated(error: unknown): boolean {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return /revision|not found/i.test(message);
}
