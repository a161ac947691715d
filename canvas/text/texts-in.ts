import { type CompiledType, isShown, memberOf, rootOf } from '#contract/reading/compiled-type.ts';
import { fieldIn, isFields } from '#schemas/fields.ts';
import { itemPath } from '../changes/item-path.ts';

/** A text that an editor has written, and where it is stored. */
export interface StoredText {
  /**
   * Its place in the document, such as `sections[_key=="a"].title`; for a block of a formatted text, that of the block.
   */
  path: string;
  text: string;
  /** The type of its field; nothing for a block of a formatted text. */
  type?: CompiledType;
  /** The last span of a block that is not empty. */
  last?: { path: string; text: string };
}

/**
 * The texts in a value of a type, in the order of the form: those that an editor writes freely. Addresses, dates,
 * values of choices and hidden fields are left out.
 */
export function textsIn(type: CompiledType, value: unknown, path = ''): StoredText[] {
  if (typeof value === 'string') return isWritten(type) && value.trim() ? [{ path, text: value, type }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const key = fieldIn(item, '_key');
      const place = key === undefined ? `${path}[${index}]` : itemPath(path, String(key));
      const member = memberOf(type, fieldIn(item, '_type'));
      return isBlock(item) ? blockIn(item, place) : member ? textsIn(member, item, place) : [];
    });
  if (!isFields(value) || closed.includes(rootOf(type))) return [];
  return (type.fields ?? []).flatMap((field) =>
    isShown(field, value)
      ? textsIn(field.type, value[field.name], path ? `${path}.${field.name}` : field.name)
      : [],
  );
}

/** Types whose texts are not words of the page. */
const closed = ['slug', 'reference', 'geopoint', 'crossDatasetReference'];

/** Whether a field is a plain text that an editor writes freely. */
export function isWritten(type: CompiledType): boolean {
  return ['string', 'text'].includes(rootOf(type)) && !fieldIn(type.options, 'list');
}

interface Block {
  children: { _key?: string; text?: string }[];
}

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'children' in value && Array.isArray(value.children);

function blockIn({ children }: Block, path: string): StoredText[] {
  const text = children.map((child) => child.text ?? '').join('');
  const last = children.findLast((child) => child.text);
  return text.trim() && last?.text
    ? [
        {
          path,
          text,
          last: { path: `${itemPath(`${path}.children`, String(last._key))}.text`, text: last.text },
        },
      ]
    : [];
}
