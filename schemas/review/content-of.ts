import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isFields } from '../fields.ts';

/** What is not written by anybody, and what publishing changes by itself. */
const notContent = new Set([
  '_id',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_system',
  '_key',
  '_weak',
  '_strengthenOnPublish',
]);

/**
 * A hash of all that is written in a document, the same for its draft, its version in a release and what is published of it: by it
 * one knows that what goes out is what was approved. Works without a safe address, where browsers have no hashes.
 */
export function contentOf(document: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(bare(document)))));
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isFields(value)) return value;
  const names = Object.keys(value).filter((name) => !notContent.has(name) && value[name] !== undefined);
  return Object.fromEntries(names.toSorted().map((name) => [name, bare(value[name])]));
}
