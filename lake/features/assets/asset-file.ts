import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '../../kernel/refusal.ts';

/** The folder of all assets of a dataset, in its own. */
export const assetFolder = (folder: string): string => join(folder, 'assets');

/** Where the bytes of an asset lie in the folder of its dataset; the name is their SHA-1 and their ending, so equal bytes lie there once. */
export const assetFile = (folder: string, sha1: string, ending: string): string =>
  join(assetFolder(folder), `${sha1}.${ending}`);

/** What is said of a file that is not there, or is in no dataset that there is. */
export const noFile = (name: string): Refusal => new Refusal(404, `There is no file "${name}" in this lake.`);

/** The SHA-1 of some bytes, in hex. */
export const sha1Of = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');
