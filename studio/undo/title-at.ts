import { fieldIn } from '#schemas/fields.ts';
import type { Place } from './step.ts';
import { valueAt } from './values.ts';

/** The fields of a schema type that are read here. */
export interface TitledType {
  name: string;
  title?: string | undefined;
  fields?: readonly { name: string; type: TitledType }[];
  of?: readonly TitledType[];
}

/** Parts of pictures, addresses and links that editors do not see as fields. */
const inner = new Set(['asset', 'hotspot', 'crop', 'current']);

/**
 * The title in the form of the field, or of the list item, at a place of a document. Inside rich text, it is the title
 * of the text's field.
 */
export function titleAt(type: TitledType, document: object, place: Place): string {
  let at = type;
  for (const [index, step] of place.entries()) {
    if (typeof step === 'string') {
      const field = at.fields?.find(({ name }) => name === step);
      if (!field || inner.has(step)) break;
      at = field.type;
      continue;
    }
    const item = itemType(at, valueAt(document, place.slice(0, index + 1)));
    if (!item || item.name === 'block') break;
    at = item;
  }
  return at.title ?? at.name;
}

/** What the form calls an item of the list at a place. */
export function titleOfItem(type: TitledType, document: object, place: Place, item: unknown): string {
  const list = place.reduce<TitledType | undefined>((at, step, index) => {
    if (typeof step === 'string') return at?.fields?.find(({ name }) => name === step)?.type;
    return itemType(at, valueAt(document, place.slice(0, index + 1)));
  }, type);
  const found = itemType(list, item);
  return found?.title ?? found?.name ?? titleAt(type, document, place);
}

function itemType(list: TitledType | undefined, item: unknown): TitledType | undefined {
  const kind = fieldIn(item, '_type');
  return list?.of?.find(({ name }) => name === kind) ?? (list?.of?.length === 1 ? list.of[0] : undefined);
}
