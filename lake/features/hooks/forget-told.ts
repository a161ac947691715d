import type { DatabaseSync } from 'node:sqlite';

/**
 * Removes what hooks were told of documents that no longer exist and whose ids begin with `beginning`, and what
 * receivers answered. That something was told, and when, stays on record. What is still to be told is kept.
 */
export function forgetTold(database: DatabaseSync, beginning: string): void {
  const gone = `
    SELECT number FROM hook_messages
    WHERE due IS NULL AND payload != ?1 AND substr(headers ->> ?2, 1, length(?3)) = ?3
      AND NOT EXISTS (SELECT 1 FROM documents WHERE id = headers ->> ?2)`;
  const words = ['null', '$."sanity-document-id"', beginning];
  database.prepare(`UPDATE hook_attempts SET body = NULL WHERE message IN (${gone})`).run(...words);
  database.prepare(`UPDATE hook_messages SET payload = ?1 WHERE number IN (${gone})`).run(...words);
}
