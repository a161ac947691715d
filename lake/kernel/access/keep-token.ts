import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncMade, syncNow } from '../files/sync.ts';
import { messageOf } from '../message-of.ts';
import { LakeError } from '../store/lake-error.ts';

/**
 * The administrator's token, which a data folder keeps in its file `token` for its owner alone. `isNew` says that it
 * was made just now, because there was none or the file was empty. Throws LakeError when the file cannot be read or
 * written.
 */
export function keepToken(dataDir: string): { token: string; isNew: boolean } {
  const file = join(dataDir, 'token');
  try {
    const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    if (kept) return { token: kept, isNew: false };
    const token = randomBytes(32).toString('base64url');
    syncMade(mkdirSync(dataDir, { recursive: true }), dataDir);
    write(file, `${token}\n`);
    return { token, isNew: true };
  } catch (cause) {
    throw new LakeError(
      `The token "${file}" cannot be read or written (${messageOf(cause)}). Repair its permissions.`,
      { cause },
    );
  }
}

/** Like `writeWhole`, but synchronous: a lake has its token from the moment it opens. */
function write(file: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx', flush: true });
    chmodSync(unfinished, 0o600); // the mode above is subject to the umask
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  syncNow(dirname(file));
}
