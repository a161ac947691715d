import { fieldIn } from '#schemas/fields.ts';
import type { Place } from './step.ts';
import { valueAt } from './values.ts';

/** What is asked of a type of the Studio. */
export interface TitledType {
  name: string;
  title?: string | undefined;
  fields?: readonly { name: string; type: TitledType }[];
  of?: readonly TitledType[];
}

/** What editors do not see as fields: the insides of pictures, addresses and links. */
const inner = new Set(['asset', 'hotspot', 'crop', 'current']);

/**
 * What the form calls the field, or the item of a list, at a place of a document: what stands inside of rich text is called by its
 * field.
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
