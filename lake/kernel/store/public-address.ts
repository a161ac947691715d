import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import type { StoredDocument } from './document.ts';
import type { Lookups } from './lookup-rows.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** What brings the addresses of files in documents to where the lake is reached. */
export interface MoveFiles {
  /** The types of the documents that have such addresses: others are not looked at. */
  types: readonly string[];
  /** The document with its addresses as they are when the lake is reached at `publicUrl`; itself when it has none. */
  move(document: StoredDocument, publicUrl: string): StoredDocument;
}

/**
 * Brings the addresses of assets, and of other files as they are told, to where the lake is reached now. They are no content:
 * no transaction is made of it, and what the history holds stays as it was.
 */
export function moveAddresses(
  database: DatabaseSync,
  {
    documents,
    lookups,
    publicUrl,
    others = [],
  }: {
    documents: StoredDocuments;
    lookups: Lookups;
    publicUrl: string;
    others: readonly MoveFiles[] | undefined;
  },
): void {
  // Where the lake was reached when the addresses in its documents were written.
  const known = database.prepare('SELECT url FROM place').get()?.url;
  if (known === publicUrl) return;
  const update = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  together(database, () => {
    for (const { types, move } of [assets, ...others]) {
      for (const id of types.flatMap((type) => documents.find('type', type))) {
        const before = documents.get(id);
        const after = before && move(before, publicUrl);
        if (!after || after === before) continue;
        update.run(JSON.stringify(after), id);
        lookups.change([{ id, before, after }]);
        documents.forget({ id, before });
      }
    }
    database.exec('DELETE FROM place');
    database.prepare('INSERT INTO place (url) VALUES (?)').run(publicUrl);
  });
}

const assets: MoveFiles = { types: ['sanity.imageAsset', 'sanity.fileAsset'], move: moveAsset };

/** An asset with its own address at another place; any other as it is. */
function moveAsset(document: StoredDocument, publicUrl: string): StoredDocument {
  const { path, url } = document;
  const isOurs = typeof path === 'string' && typeof url === 'string' && url.endsWith(`/${path}`);
  return isOurs ? { ...document, url: `${publicUrl}/${path}` } : document;
}
