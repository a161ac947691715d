import { compiledTypes } from '#pages/compiled-types.ts';
import { isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import type { FieldPath } from './field-path.ts';

/**
 * The part of a document that a field belongs to. Of a page, its section by kind and title, with its place where others are called so, or the page as a whole; of what is no
 * page, such as the menu, the field in which it stands, as the form calls it.
 */
export function placeIn({ _type: type, sections }: Fields, [field, item]: FieldPath): string {
  if (field === 'seo') return 'Search and sharing';
  if (field !== 'sections' || typeof item !== 'object' || !Array.isArray(sections))
    return isAddressed(type) ? whole : partOf(String(type), field);
  const place = sections.findIndex(({ _key }) => _key === item._key);
  const name = nameOf(sections[place]);
  const isAlone = sections.every((section, other) => other === place || nameOf(section) !== name);
  return isAlone ? name : `${name} (section ${place + 1} of ${sections.length})`;
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
