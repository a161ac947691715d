import type { Fields } from '#schemas/fields.ts';
import { titleOfKind } from '../title-of-kind.ts';
import type { FieldPath } from './field-path.ts';

/** The part of a page that a field belongs to: its section by kind and title, or the page as a whole. */
export function placeIn({ sections }: Fields, [field, item]: FieldPath): string {
  if (field === 'seo') return 'Search and sharing';
  if (field !== 'sections' || typeof item !== 'object' || !Array.isArray(sections)) return 'The page itself';
  const { _type = '', title } = sections.find(({ _key }) => _key === item._key) ?? {};
  const kind = titleOfKind(String(_type));
  return typeof title === 'string' && title ? `${kind} · ${title}` : kind;
}
