import { compiledTypes } from '#pages/compiled-types.ts';
import { isAddressed } from '#schemas/addresses.ts';
import { type Fields, fieldIn } from '#schemas/fields.ts';
import type { FieldPath } from './field-path.ts';

/**
 * The words for the part of a document that a field belongs to. On a page, it is the section by its kind and title,
 * with its position where others have the same name, and with the number of the list item; or the page as a whole. In
 * any other document, such as the menu, it is the title of the outermost field.
 */
export function placeIn({ _type: type, sections }: Fields, [field, item, ...within]: FieldPath): string {
  if (field === 'seo') return 'Search and sharing';
  if (field !== 'sections' || typeof item !== 'object' || !Array.isArray(sections))
    return isAddressed(type) ? whole : partOf(String(type), field);
  const place = sections.findIndex(({ _key }) => _key === item._key);
  const name = nameOf(sections[place]);
  const isAlone = sections.every((section, other) => other === place || nameOf(section) !== name);
  const section = isAlone ? name : `${name} (section ${place + 1} of ${sections.length})`;
  const number = itemOn(within, sections[place]);
  return number === undefined ? section : `${section} › ${number}`;
}

/**
 * The number, from 1, of the list item that contains the field; undefined where there is none, or it is the only one.
 */
function itemOn([part, ...rest]: FieldPath, value: unknown): number | undefined {
  if (typeof part === 'string') return itemOn(rest, fieldIn(value, part));
  if (typeof part !== 'object' || !Array.isArray(value) || value.length === 1) return undefined;
  const index = value.findIndex((one) => fieldIn(one, '_key') === part._key);
  return index < 0 ? undefined : index + 1;
}

function nameOf({ _type = '', title }: Fields = {}): string {
  const kind = compiledTypes.get(String(_type))?.title ?? String(_type);
  return typeof title === 'string' && title ? `${kind} · ${title}` : kind;
}

const whole = 'The page itself';

function partOf(type: string, field: FieldPath[number] | undefined): string {
  const compiled = compiledTypes.get(type);
  const found = compiled?.fields?.find(({ name }) => name === field);
  return found?.type.title ?? compiled?.title ?? whole;
}
