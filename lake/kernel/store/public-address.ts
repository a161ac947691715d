import type { DatabaseSync } from 'node:sqlite';
import type { StoredDocument } from './document.ts';

/** A document with the addresses of its files as they are when the lake is reached at an address; itself when it has none. */
export type MoveFiles = (document: StoredDocument, publicUrl: string) => StoredDocument;

/**
 * Brings the addresses of assets, and of other files as they are told, to where the lake is reached now. They are no content:
 * no transaction is made of it, and what the history holds stays as it was.
 */
export function moveAddresses(
  database: DatabaseSync,
  publicUrl: string,
  others: readonly MoveFiles[] = [],
): void {
  // Where the lake was reached when the addresses in its documents were written.
  const before = database.prepare('SELECT url FROM place').get()?.url;
  if (before === publicUrl) return;
  const update = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  // A document without any address has nothing to be moved.
  const rows = database.prepare(`SELECT id, body FROM documents WHERE body LIKE '%://%'`).all();
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const { id, body } of rows) {
      const document = JSON.parse(String(body));
      const moved = [moveAsset, ...others].reduce((was, move) => move(was, publicUrl), document);
      if (moved !== document) update.run(JSON.stringify(moved), String(id));
    }
    database.exec('DELETE FROM place');
    database.prepare('INSERT INTO place (url) VALUES (?)').run(publicUrl);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** An asset with its own address at another place; anything else as it is. */
function moveAsset(document: StoredDocument, publicUrl: string): StoredDocument {
  if (!/^sanity\.(image|file)Asset$/.test(document._type)) return document;
  const { path, url } = document;
  const isOurs = typeof path === 'string' && typeof url === 'string' && url.endsWith(`/${path}`);
  return isOurs ? { ...document, url: `${publicUrl}/${path}` } : document;
}
