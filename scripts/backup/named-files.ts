import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { assetFile } from '#lake/features/assets/asset-file.ts';
import { select } from '#lake/kernel/store/select.ts';
import { namesOfSubmittedFiles } from '../archive/submitted-names.ts';

/**
 * The files that the documents in a database of a data folder name, as paths in that folder: assets, and what visitors
 * sent.
 */
export function namedFiles(dataDir: string, path: string): Set<string> {
  const database = new DatabaseSync(join(dataDir, path), { readOnly: true });
  try {
    const paths = new Set<string>();
    const rows = select<{ body: string }>(
      database,
      `SELECT body FROM documents
       WHERE json_extract(body, '$._type') IN ('sanity.imageAsset', 'sanity.fileAsset', 'submission')`,
    ).iterate();
    for (const { body } of rows) {
      const document = JSON.parse(body);
      if (document._type === 'submission')
        for (const name of namesOfSubmittedFiles(document)) paths.add(`submissions/${name}`);
      else if (typeof document.sha1hash === 'string' && typeof document.extension === 'string')
        paths.add(assetFile(dirname(path), document.sha1hash, document.extension).replaceAll('\\', '/'));
    }
    return paths;
  } finally {
    database.close();
  }
}
