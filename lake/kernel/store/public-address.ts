import type { DatabaseSync } from 'node:sqlite';

/**
 * Brings the addresses of assets and of files that visitors sent to where the lake is reached now. They are no content: no
 * transaction is made of it, and what the history holds stays as it was.
 */
export function moveAddresses(database: DatabaseSync, publicUrl: string): void {
  // Where the lake was reached when the addresses in its documents were written.
  const before = database.prepare('SELECT url FROM place').get()?.url;
  if (before === publicUrl) return;
  const update = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  const rows = database
    .prepare(`SELECT id, body FROM documents WHERE body LIKE '%/images/%' OR body LIKE '%/files/%'`)
    .all();
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const { id, body } of rows) {
      const moved = movedBody(String(body), publicUrl);
      if (moved !== body) update.run(moved, String(id));
    }
    database.exec('DELETE FROM place');
    database.prepare('INSERT INTO place (url) VALUES (?)').run(publicUrl);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** A document with its own address, or those of the files in it, at another place; anything else as it is. */
function movedBody(body: string, publicUrl: string): string {
  const document = JSON.parse(body);
  if (/^sanity\.(image|file)Asset$/.test(document._type)) {
    const { path, url } = document;
    const isOurs = typeof path === 'string' && typeof url === 'string' && url.endsWith(`/${path}`);
    return isOurs ? JSON.stringify({ ...document, url: `${publicUrl}/${path}` }) : body;
  }
  if (document._type !== 'submission') return body;
  return JSON.stringify(document, (key, value) =>
    key === 'url' && typeof value === 'string'
      ? value.replace(/^https?:\/\/[^/]+(?=\/submissions\/files\/)/, publicUrl)
      : value,
  );
}
