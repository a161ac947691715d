import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncMade, syncNow } from '../../kernel/files/sync.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';
import type { Commit } from '../../kernel/store/document.ts';
import { select } from '../../kernel/store/select.ts';
import type { Store } from '../../kernel/store/store.ts';
import { assetFile, assetFolder } from './asset-file.ts';

/** Removes what was made from a file, such as smaller pictures; the file is named by the SHA-1 of its bytes. */
export type ForgetMade = (sha1: string) => void;

const assetId = /^(?:image|file)-([0-9a-f]{40})-(?:\d+x\d+-)?([a-z0-9]{1,12})$/;
const noteName = /^([0-9a-f]{40})\.([a-z0-9]{1,12})\.[0-9a-f-]{36}\.note$/;

/**
 * Removes the file of every asset whose document is deleted, in whatever way, until the returned function is called. It
 * begins with the files that a lake which was killed could not remove any more.
 */
export function forgetFiles({ store }: Dataset, forgetMade: ForgetMade): () => void {
  const follow = ({ changes }: Pick<Commit, 'changes'>) => {
    let isGone = false;
    for (const change of changes) {
      const [, sha1, ending] = assetId.exec(change.id) ?? [];
      if (!sha1 || !ending || change.after || !removeUntold(store, sha1, ending)) continue;
      forgetMade(sha1);
      isGone = true;
    }
    // Synced before the next commit, so that even after a power loss only the last commit can be left to follow.
    if (isGone && existsSync(assetFolder(store.folder))) syncNow(assetFolder(store.folder));
  };
  for (const commit of store.since(store.seq - 1, 1)) follow(commit);
  removeNoted(store);
  return store.onCommit(follow);
}

/**
 * Notes on the disk that a file is about to be written whose document does not exist yet. The returned function removes
 * the note, and the file if there is still no document. After a kill, the next start of the lake does both.
 */
export function noteFile(store: Store, sha1: string, ending: string): () => void {
  const folder = assetFolder(store.folder);
  syncMade(mkdirSync(folder, { recursive: true, mode: 0o700 }), folder);
  const note = join(folder, `${sha1}.${ending}.${randomUUID()}.note`);
  writeFileSync(note, '', { mode: 0o600 }); // its name reaches the disk together with that of the file
  return () => {
    if (!store.database.isOpen) return;
    removeUntold(store, sha1, ending);
    rmSync(note, { force: true });
  };
}

/** Removes the notes that are left, and the noted files that have no document. */
function removeNoted(store: Store): void {
  const folder = assetFolder(store.folder);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, sha1, ending] = noteName.exec(name) ?? [];
    if (!sha1 || !ending) continue;
    removeUntold(store, sha1, ending);
    rmSync(join(folder, name), { force: true });
  }
}

/**
 * Removes a file unless a document still needs it (a picture and a file of equal bytes and ending share it), and
 * answers whether it did.
 */
function removeUntold({ database, folder }: Store, sha1: string, ending: string): boolean {
  const told = select<{ id: string }>(
    database,
    `SELECT id FROM documents WHERE id = ?1 OR (id >= ?2 AND id < ?2 || '~' AND id LIKE '%-' || ?3) LIMIT 1`,
  ).get(`file-${sha1}-${ending}`, `image-${sha1}-`, ending);
  if (told) return false;
  rmSync(assetFile(folder, sha1, ending), { force: true });
  return true;
}
