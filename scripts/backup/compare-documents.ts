import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '#lake/kernel/store/document.ts';
import { select } from '#lake/kernel/store/select.ts';
import { openStore } from '#lake/kernel/store/store.ts';
import { datasetsOf } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import { documentThen, lastUntil, type Moment } from './rewind.ts';

/** What is compared: the folder of a backup as it is, and one that was brought back to a moment. */
export interface Compared {
  copied: string;
  dataDir: string;
  at: Moment;
  /** When the last transaction that stays was made. */
  last: string;
  slugs: readonly string[];
}

/**
 * Compares every document of all datasets with what the history says of it at a moment, except for its revision, which
 * the restore gave it. A transaction belongs to the site's dataset; the other datasets are taken at its time. Returns
 * how many documents were compared; throws for the first that differs.
 */
export function compareDocuments({ manifest }: Pick<OpenBackup, 'manifest'>, how: Compared): number {
  const [main, ...others] = datasetsOf(manifest);
  const first = main === undefined ? 0 : compareDataset(main, how);
  const then = 'time' in how.at ? how : { ...how, at: { time: how.last } };
  return others.reduce((sum, path) => sum + compareDataset(path, then), first);
}

function compareDataset(path: string, { copied, dataDir, at, slugs }: Omit<Compared, 'last'>): number {
  const was = openStore(join(copied, dirname(path)), { slugs });
  const is = openStore(join(dataDir, dirname(path)), { slugs });
  try {
    const seq = lastUntil(was, at)?.seq ?? 0;
    const found = select<{ document: string }>(was.database, 'SELECT DISTINCT document FROM changed').all();
    const changed = new Set(found.map(({ document }) => document));
    const ids = new Set([...changed, ...was.documents.ids(), ...is.documents.ids()]);
    for (const id of ids) {
      // A document that came without a history, as from a copied dataset, is compared with what was backed up.
      const then = changed.has(id) ? documentThen(was, id, seq) : was.get(id);
      if (!isDeepStrictEqual(withoutRevision(then), withoutRevision(is.get(id))))
        throw new Error(`The document "${id}" of "${path}" does not match its history.`);
    }
    return ids.size;
  } finally {
    was.close();
    is.close();
  }
}

const withoutRevision = (document: StoredDocument | null) => document && { ...document, _rev: '' };
