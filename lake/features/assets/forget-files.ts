import { rmSync } from 'node:fs';
import type { Dataset } from '../../kernel/store/datasets.ts';
import type { Commit } from '../../kernel/store/document.ts';
import { select } from '../../kernel/store/select.ts';
import { assetFile } from './asset-file.ts';

/** Forgets what was made of the file of some bytes, by their SHA-1. */
export type ForgetMade = (sha1: string) => void;

/** Takes the file of every asset away whose document is deleted, by whichever way, until the returned function is called. */
export function forgetFiles({ store }: Dataset, forgetMade: ForgetMade): () => void {
  // Equal bytes may be a picture and a file as well.
  const others = select<{ id: string }>(
    store.database,
    `SELECT id FROM documents WHERE (id >= ?1 AND id < ?2) OR (id >= ?3 AND id < ?4) LIMIT 1`,
  );
  return store.onCommit(({ changes }: Commit) => {
    for (const { id, after } of changes) {
      const [, sha1, ending] = after ? [] : (assetId.exec(id) ?? []);
      if (!sha1 || !ending) continue;
      const [image, file] = [`image-${sha1}-`, `file-${sha1}-`];
      if (others.get(image, `${image}~`, file, `${file}~`)) continue;
      rmSync(assetFile(store.folder, sha1, ending), { force: true });
      forgetMade(sha1);
    }
  });
}

const assetId = /^(?:image|file)-([0-9a-f]{40})-(?:\d+x\d+-)?([a-z0-9]{1,12})$/;
