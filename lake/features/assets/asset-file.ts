import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '../../kernel/refusal.ts';

/** The folder of a dataset's assets, within the folder of the dataset. */
export const assetFolder = (folder: string): string => join(folder, 'assets');

/**
 * The path of an asset's file in the folder of its dataset. Its name is the SHA-1 and the ending, so that equal bytes
 * are kept once.
 */
export const assetFile = (folder: string, sha1: string, ending: string): string =>
  join(assetFolder(folder), `${sha1}.${ending}`);

/** The 404 for a file that does not exist, or whose dataset does not. */
export const noFile = (name: string): Refusal => new Refusal(404, `There is no file "${name}" in this lake.`);

/** The SHA-1 of some bytes, in hex. */
export const sha1Of = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');
