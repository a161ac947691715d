import type { SanityClient } from '@sanity/client';
import type { MigrationRecord } from './migration-record.ts';

/** What undoing did. */
export interface Undone {
  restored: number;
  /** Documents that somebody has changed since: they stay as they are. */
  edited: string[];
}

/** Puts back what the recorded migrations have changed, the newest first, but for documents that were edited since. */
export async function undoMigrations(client: SanityClient, record: MigrationRecord): Promise<Undone> {
  let restored = 0;
  const edited = new Set<string>();
  // A document that was put back has a revision of its own, by which an older transaction knows it again.
  const known = new Map<string, { now: string; was: string }>();
  for (const { transactionId, before } of (await record.read()).toReversed()) {
    for (const document of before) {
      const now = await client.getDocument(document._id);
      const put = known.get(document._id);
      const isOurs =
        now?._rev === transactionId || (put && now?._rev === put.now && put.was === transactionId);
      if (!isOurs) {
        // What was never changed by this transaction needs no undoing.
        if (now && now._rev !== document._rev) edited.add(document._id);
        continue;
      }
      const { _rev, _updatedAt, ...content } = document;
      const done = await client
        .transaction()
        .patch(document._id, { ifRevisionID: now._rev, set: {} })
        .createOrReplace(content)
        .commit({ visibility: 'sync' });
      known.set(document._id, { now: done.transactionId, was: document._rev as string });
      restored += 1;
    }
  }
  await record.clear();
  return { restored, edited: [...edited] };
}
