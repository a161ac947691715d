import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Fields, fieldIn, isFields } from '../fields.ts';

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
export function contentHash(document: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(bare(document)))));
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isFields(value)) return value;
  const { markDefs, children } = value;
  if (Array.isArray(markDefs) && Array.isArray(children))
    return bareFields({ ...value, children: children.map((child) => markedByPlace(child, markDefs)) });
  return bareFields(value);
}

/** A part of a formatted text whose marks name a link by its place among those of its block: by its key, two links could change places. */
function markedByPlace(child: unknown, markDefs: readonly unknown[]): unknown {
  if (!isFields(child) || !Array.isArray(child.marks)) return child;
  const keys = markDefs.map((definition) => fieldIn(definition, '_key'));
  return { ...child, marks: child.marks.map((mark) => (keys.includes(mark) ? keys.indexOf(mark) : mark)) };
}

function bareFields(value: Fields): Fields {
  const names = Object.keys(value).filter((name) => !notContent.has(name) && value[name] !== undefined);
  return Object.fromEntries(names.toSorted().map((name) => [name, bare(value[name])]));
}
