import { isFields } from './fields.ts';

/**
 * A document as the lake stores it, except that it names each asset by its file: `_sanityAsset:
 * 'image@pictures/cover.webp'`.
 */
export type Document = { _id: string; _type: string; [field: string]: unknown };

// These fields come before all others of an object, in this order.
const first = ['_id', '_key', '_type', '_sanityAsset'];

/**
 * The path of a document's file within the folder of a content: `documents/page/page-home.json`. Throws where the
 * document's id or type cannot be part of a file name.
 */
export function documentFile({ _id, _type }: Document): string {
  for (const name of [_id, _type]) {
    if (!/^\w[\w.-]*$/.test(name))
      throw new Error(
        `The document "${_id}" of type "${_type}" can have no file: expected letters, digits, ".", "_" and "-" in both.`,
      );
  }
  return `documents/${_type}/${_id}.json`;
}

/**
 * The text of a document's file, always the same for the same document. Fields keep the order of `before`, the
 * present content of the file, and new ones follow. So a change shows as that change alone, whatever order a dataset
 * has.
 */
export function documentText(document: Document, before?: unknown): string {
  return `${JSON.stringify(inOrder(document, before), null, 2)}\n`;
}

function inOrder(value: unknown, before: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => inOrder(item, counterpart(item, index, before)));
  if (!isFields(value)) return value;
  const known = isFields(before) ? before : {};
  const names = new Set([...first, ...Object.keys(known), ...Object.keys(value)]);
  const own = [...names].filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(own.map((name) => [name, inOrder(value[name], known[name])]));
}

/**
 * The item of the present list that corresponds to one of the new list: the one with the same key, which may have
 * moved.
 */
function counterpart(item: unknown, index: number, before: unknown): unknown {
  if (!Array.isArray(before)) return undefined;
  if (!isFields(item) || !('_key' in item)) return before[index];
  return before.find((other) => isFields(other) && other._key === item._key);
}
