import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import type { StoredDocument } from './document.ts';
import type { Lookups } from './lookup-rows.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** Rewrites the addresses of files in documents to where the lake is reached. */
export interface MoveFiles {
  /** The types of the documents that have such addresses; others are not looked at. */
  types: readonly string[];
  /**
   * The document with its addresses as they are when the lake is reached at `publicUrl`; the same object when it has
   * none.
   */
  move(document: StoredDocument, publicUrl: string): StoredDocument;
}

/**
 * Rewrites the addresses of assets, and of the files of `others`, to where the lake is reached now. They are no
 * content: this makes no transaction, and the history stays as it was.
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

/** An asset of this lake with its address at `publicUrl`; any other document as it is. */
function moveAsset(document: StoredDocument, publicUrl: string): StoredDocument {
  const { path, url } = document;
  const isOurs = typeof path === 'string' && typeof url === 'string' && url.endsWith(`/${path}`);
  return isOurs ? { ...document, url: `${publicUrl}/${path}` } : document;
}
