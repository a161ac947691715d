import { isSystem, publishedId, type StoredDocument } from './document.ts';
import { lastRevision } from './log.ts';
import { select } from './select.ts';
import type { Store } from './store.ts';

/** A document of which nothing is stored any more: no draft, no version, nothing published. */
export interface Deleted {
  /** The id under which it was published, or would have been. */
  id: string;
  deletedAt: string;
  /** Who deleted it, by id. */
  author: string;
  /**
   * The last state of what was deleted last; when a draft and its published document went together, that of the draft.
   */
  document: StoredDocument;
}

const maxLookedAt = 20_000; // deletions, most of them of drafts that were published

/**
 * What was deleted since a time (ISO, in UTC), newest first: documents of some types or of all, but none of the lake's
 * own.
 */
export function readDeleted(
  store: Pick<Store, 'database' | 'documents'>,
  { since, types, limit }: { since: string; types?: readonly string[]; limit: number },
): Deleted[] {
  const deletions = select<{ document: string; timestamp: string; author: string }>(
    store.database,
    `SELECT document, timestamp, author FROM changed JOIN transactions USING (seq)
     WHERE kind = 'delete' ORDER BY seq DESC, document GLOB 'drafts.*' DESC LIMIT ${maxLookedAt}`,
  );
  const seen = new Set<string>();
  const found: Deleted[] = [];
  for (const { document: deletedId, timestamp, author } of deletions.iterate()) {
    if (timestamp < since || found.length >= limit) break;
    const id = publishedId(deletedId);
    if (seen.has(id) || isSystem(id)) continue;
    seen.add(id);
    if (store.documents.groupOf(id).length > 0) continue;
    const document = lastRevision(store, deletedId);
    if (document && (!types || types.includes(document._type)))
      found.push({ id, deletedAt: timestamp, author, document });
  }
  return found;
}
