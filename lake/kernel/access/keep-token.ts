import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../message-of.ts';
import { LakeError } from '../store/lake-error.ts';

/**
 * The administrator's token that a data folder keeps in its file `token`, for its owner alone, and whether it was made just now.
 * Throws LakeError when that file cannot be read or written.
 */
export function keepToken(dataDir: string): { token: string; isNew: boolean } {
  const file = join(dataDir, 'token');
  try {
    if (existsSync(file)) return { token: readFileSync(file, 'utf8').trim(), isNew: false };
    const token = randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${token}\n`, { mode: 0o600 });
    chmodSync(file, 0o600); // the mode above is subject to the umask
    return { token, isNew: true };
  } catch (cause) {
    throw new LakeError(
      `The token "${file}" cannot be read or written (${messageOf(cause)}). Repair its permissions.`,
      { cause },
    );
  }
}
