import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncMade, syncNow } from '../../kernel/files/sync.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';
import type { Commit } from '../../kernel/store/document.ts';
import { select } from '../../kernel/store/select.ts';
import type { Store } from '../../kernel/store/store.ts';
import { assetFile, assetFolder } from './asset-file.ts';

/** Forgets what was made of the file of some bytes, by their SHA-1. */
export type ForgetMade = (sha1: string) => void;

const assetId = /^(?:image|file)-([0-9a-f]{40})-(?:\d+x\d+-)?([a-z0-9]{1,12})$/;
const noteName = /^([0-9a-f]{40})\.([a-z0-9]{1,12})\.[0-9a-f-]{36}\.note$/;

/**
 * Takes the file of every asset away whose document is deleted, by whichever way, until the returned function is called; first
 * those that an earlier life of the lake was killed before it had taken away.
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
    // Before the next commit, so that after a loss of power, too, only the last one can be left to follow.
    if (isGone && existsSync(assetFolder(store.folder))) syncNow(assetFolder(store.folder));
  };
  for (const commit of store.since(store.seq - 1, 1)) follow(commit);
  removeNoted(store);
  return store.onCommit(follow);
}

/**
 * Notes that the file of some bytes is about to be kept, whose document is not there yet. The returned function takes the note away,
 * and the file if the document has not come; after a kill, the next start of the lake does.
 */
export function noteFile(store: Store, sha1: string, ending: string): () => void {
  const folder = assetFolder(store.folder);
  syncMade(mkdirSync(folder, { recursive: true, mode: 0o700 }), folder);
  const note = join(folder, `${sha1}.${ending}.${randomUUID()}.note`);
  writeFileSync(note, '', { mode: 0o600 }); // the disk takes its name with that of the file
  return () => {
    if (!store.database.isOpen) return;
    removeUntold(store, sha1, ending);
    rmSync(note, { force: true });
  };
}

/** Removes the files that were noted and of which no document came. */
function removeNoted(store: Store): void {
  const folder = assetFolder(store.folder);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, sha1, ending] = noteName.exec(name) ?? [];
    if (!sha1 || !ending) continue;
    removeUntold(store, sha1, ending);
    rmSync(join(folder, name), { force: true });
  }
}

/** Removes the file of some bytes unless a document tells of it: a picture and a file of one ending share it. */
function removeUntold({ database, folder }: Store, sha1: string, ending: string): boolean {
  const told = select<{ id: string }>(
    database,
    `SELECT id FROM documents WHERE id = ?1 OR (id >= ?2 AND id < ?2 || '~' AND id LIKE '%-' || ?3) LIMIT 1`,
  ).get(`file-${sha1}-${ending}`, `image-${sha1}-`, ending);
  if (told) return false;
  rmSync(assetFile(folder, sha1, ending), { force: true });
  return true;
}
