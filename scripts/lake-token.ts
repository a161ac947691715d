import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#web/environment.ts';

/** The administrator's token: LAKE_TOKEN, or the one that the first start made and keeps in DATA_DIR/token. */
export function lakeToken({ lakeToken: given, dataDir }: Pick<Environment, 'lakeToken' | 'dataDir'>): string {
  if (given) return given;
  const file = join(dataDir, 'token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const token = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600); // the mode above is subject to the umask
  return token;
}
