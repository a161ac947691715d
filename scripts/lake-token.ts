import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { StartError } from './process/child.ts';

/**
 * The administrator's token: LAKE_TOKEN, or the one that the first start made and keeps in DATA_DIR/token. Throws
 * StartError when that file cannot be read or written.
 */
export function lakeToken({ lakeToken: given, dataDir }: Pick<Environment, 'lakeToken' | 'dataDir'>): string {
  if (given) return given;
  const file = join(dataDir, 'token');
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : makeToken(dataDir, file);
  } catch (error) {
    throw new StartError(
      `The token "${file}" cannot be read or written (${(error as Error).message}). Repair its permissions, or set LAKE_TOKEN.`,
    );
  }
}

function makeToken(dataDir: string, file: string): string {
  const token = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600); // the mode above is subject to the umask
  return token;
}
