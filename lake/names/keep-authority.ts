import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Certificate, makeAuthority } from './certificate.ts';

const minDays = 400; // for which an authority must still be valid, longer than what it signs

/**
 * The authority that signs for Sanity's names on this machine, with the file in which programs find it. It is kept in
 * `names/` of a data folder, and made anew when there is none that is valid for long enough.
 */
export function keepAuthority(dataDir: string): Certificate & { file: string } {
  const folder = resolve(dataDir, 'names'); // absolute, because whoever is told of it may run elsewhere
  const [file, keyFile] = [join(folder, 'authority.pem'), join(folder, 'authority.key')];
  if (existsSync(file) && existsSync(keyFile)) {
    const cert = readFileSync(file, 'utf8');
    if (isGood(cert)) return { cert, key: readFileSync(keyFile, 'utf8'), file };
  }
  const made = makeAuthority('sanity.io');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(keyFile, made.key, { mode: 0o600 });
  chmodSync(keyFile, 0o600); // the mode above is subject to the umask, and applies to new files only
  writeFileSync(file, made.cert, { mode: 0o644 });
  return { ...made, file };
}

function isGood(cert: string): boolean {
  try {
    return Date.parse(new X509Certificate(cert).validTo) > Date.now() + minDays * 24 * 60 * 60 * 1000;
  } catch {
    return false;
  }
}
