import { type CompiledType, isShown, memberOf, rootOf } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { fieldIn, isFields } from '#schemas/fields.ts';
import type { FieldPath } from '../inspect/field-path.ts';
import type { Child } from './replace-in-block.ts';

/** A field of a document in which an editor has written words. */
export interface FieldOfWords {
  /** Its path; for a block of formatted text, the path of its children. */
  path: FieldPath;
  /**
   * The titles in the form from the outermost part of the document to the field, such as "Questions", "Question",
   * "Answer".
   */
  names: string[];
  /** Its text, or the pieces of a block. */
  value: string | Child[];
  /** The maximal length, in characters. */
  max?: number;
}

interface Place {
  path: FieldPath;
  names: string[];
  /** Whether addresses count as words. */
  hasAddresses: boolean;
}

/** Types that hold no words; what they refer to has its own. */
const closed = ['reference', 'geopoint', 'crossDatasetReference', 'globalDocumentReference'];

/**
 * The fields of a document in which an editor writes freely, in the order of the form: no dates, no choices, no hidden
 * fields. With `hasAddresses`, also the targets of links, and the part of the document's own address that editors
 * write.
 */
export function fieldsOfWords(type: CompiledType, document: unknown, hasAddresses: boolean): FieldOfWords[] {
  return fieldsAt(type, document, { path: [], names: [], hasAddresses }).map((field) => ({
    ...field,
    // A title that repeats the one before is listed once.
    names: field.names.filter((name, index, all) => name !== all[index - 1]),
  }));
}

function fieldsAt(type: CompiledType, value: unknown, at: Place): FieldOfWords[] {
  if (typeof value === 'string') {
    const { path, names } = at;
    return value && isWritten(type, at) ? [{ path, names, value, ...limitOf(type) }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => itemAt(type, item, index, at));
  if (!isFields(value) || closed.includes(rootOf(type))) return [];
  if (rootOf(type) === 'slug') return addressAt(value.current, at, 'current');
  return (type.fields ?? []).flatMap((field) =>
    isShown(field, value)
      ? fieldsAt(field.type, value[field.name], {
          ...at,
          path: [...at.path, field.name],
          names: [...at.names, field.type.title ?? field.name],
        })
      : [],
  );
}

function itemAt(type: CompiledType, item: unknown, index: number, at: Place): FieldOfWords[] {
  const key = fieldIn(item, '_key');
  const place = { ...at, path: [...at.path, typeof key === 'string' ? { _key: key } : index] };
  const children = fieldIn(item, 'children');
  if (fieldIn(item, '_type') === 'block' && Array.isArray(children))
    return [
      { path: [...place.path, 'children'], names: at.names, value: children.filter(isFields) },
      ...linksIn(item, place),
    ];
  const member = memberOf(type, fieldIn(item, '_type'));
  if (!member) return [];
  // What an item is says more than the list that it stands in: "Questions" more than "Sections".
  const names = member.title && isFields(item) ? [...at.names.slice(0, -1), member.title] : at.names;
  return fieldsAt(member, item, { ...place, names });
}

/** Where the links of a block of formatted text lead. */
function linksIn(block: unknown, { path, names, hasAddresses }: Place): FieldOfWords[] {
  const marks = fieldIn(block, 'markDefs');
  if (!Array.isArray(marks)) return [];
  return marks.flatMap((mark) =>
    addressAt(
      fieldIn(fieldIn(mark, 'link'), 'href'),
      {
        path: [...path, 'markDefs', { _key: String(fieldIn(mark, '_key')) }, 'link'],
        names: [...names, 'Link'],
        hasAddresses,
      },
      'href',
    ),
  );
}

function addressAt(value: unknown, { path, names, hasAddresses }: Place, field: string): FieldOfWords[] {
  return hasAddresses && typeof value === 'string' && value ? [{ path: [...path, field], names, value }] : [];
}

/** Whether a field holds free words, or an address where those count. */
function isWritten(type: CompiledType, { path, hasAddresses }: Place): boolean {
  const root = rootOf(type);
  if (root === 'url' || path.at(-1) === 'href') return hasAddresses;
  if (root !== 'string' && root !== 'text') return false;
  // Text with a required pattern is an identifier: an anchor, the name of a field, an id.
  const isKey = fieldIn(type.options, 'isKey') === true || readRules(type).patterns !== undefined;
  return !isKey && !fieldIn(type.options, 'list');
}

function limitOf(type: CompiledType): { max?: number } {
  const { max } = readRules(type);
  return max === undefined ? {} : { max };
}
