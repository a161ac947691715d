import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Fields, fieldIn, isFields } from '../fields.ts';

/** Fields that nobody writes, and fields that publishing changes by itself. */
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
 * A hash of everything that editors write in a document, equal for its draft, its version in a release and its
 * published form. It shows whether what is published is what was approved. It also works outside secure contexts,
 * where browsers offer no hashes.
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

/**
 * A span of a formatted text whose marks name a link by its index in the block. By their keys, two links could change
 * places unnoticed.
 */
function markedByPlace(child: unknown, markDefs: readonly unknown[]): unknown {
  if (!isFields(child) || !Array.isArray(child.marks)) return child;
  const keys = markDefs.map((definition) => fieldIn(definition, '_key'));
  return { ...child, marks: child.marks.map((mark) => (keys.includes(mark) ? keys.indexOf(mark) : mark)) };
}

function bareFields(value: Fields): Fields {
  const names = Object.keys(value).filter((name) => !notContent.has(name) && value[name] !== undefined);
  return Object.fromEntries(names.toSorted().map((name) => [name, bare(value[name])]));
}
