import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameSecret } from '@tessera/limits/same-secret';
import { Refusal } from '../../kernel/refusal.ts';
import { parameters } from './transform.ts';

/**
 * Whether the address of a picture is signed; throws a 403 for a signature that is not of this lake, or of another
 * address.
 */
export type Signatures = (url: URL) => boolean;

/** The file of a data folder that holds the key by which the addresses of pictures are signed, as 64 digits. */
export const signatureKeyFile = (dataDir: string): string => join(dataDir, 'picture-key');

/** Reads the key of a data folder, or makes it. Where it can be neither read nor made, no signature holds. */
export function openSignatures(dataDir: string): Signatures {
  const key = readKey(signatureKeyFile(dataDir));
  return (url) => {
    const given = url.searchParams.get('sig');
    if (given === null) return false;
    if (key && isSameSecret(given, pictureSignatureOf(key, url))) return true;
    throw new Refusal(
      403,
      'The parameter "sig" of the picture is not a signature of this address. docs/lake.md says how to make one.',
    );
  };
}

/**
 * Signs the address of a picture: the HMAC-SHA256 of its path and its parameters in the order of the alphabet, in hex.
 */
export function pictureSignatureOf(key: string, { pathname, searchParams }: URL): string {
  const said = parameters.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : `${name}=${value}`;
  });
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`${pathname}?${said.join('&')}`)
    .digest('hex');
}

function readKey(file: string): string | undefined {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there already, or the disk takes none.
  }
  try {
    const key = readFileSync(file, 'utf8').trim();
    return /^[0-9a-f]{64}$/.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
