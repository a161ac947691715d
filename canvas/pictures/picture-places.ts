import { baseOf, type CompiledType, type Field, rootOf, typeOf } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { fieldIn } from '#schemas/fields.ts';
import { newKey } from '#schemas/new-keys.ts';
import type { Change, Target } from '../messages.ts';

/** Where a picture stands, or could stand, in a document. */
export interface PicturePlace {
  target: Target;
  path: string;
  /** What an editor calls it. */
  title: string;
  /** The `_type` of what stands there: `picture`, where nothing is said. */
  base?: string;
  /** The type of the items, where each picture becomes one of a list. */
  item?: CompiledType;
}

/** The document and the path that the overlay's mark of an element names; nothing where it names none. */
export function readMark(mark: string | undefined): { target: Target; path: string } | undefined {
  const said = new Map(
    (mark ?? '').split(';').map((part) => [part.split('=')[0], part.slice(part.indexOf('=') + 1)]),
  );
  const [id, type, path] = ['id', 'type', 'path'].map((name) => said.get(name));
  if (!id || !type || !path) return undefined;
  // The mark names items by their keys without brackets: `sections:a.items:b.image`.
  const keyed = path.replace(/:([^.[\]]+)/g, (_, key: string) => `[_key=="${decodeURIComponent(key)}"]`);
  return { target: { id, type }, path: keyed };
}

/**
 * Where pictures that are let go over a section come: into its list of pictures, else to where one is missing, else, where the kind has no
 * place for a picture but in its text, to the end of that. Nothing where there is no room for one.
 */
export function placeFor(
  type: CompiledType,
  section: object,
  at: { target: Target; path: string },
): PicturePlace | undefined {
  const fields = type.fields ?? [];
  const lists = fields.flatMap((list) => {
    const item = list.type.of?.find(holdsPicture);
    return item ? [{ ...placeOf(list, at), item, isText: isFormatted(list.type) }] : [];
  });
  const list = lists.find(({ isText }) => !isText);
  if (list) return list;
  const pictures = fields.filter(({ type }) => isPicture(type));
  const missing = pictures.find(({ name }) => !fieldIn(fieldIn(section, name), 'asset'));
  if (missing) return placeOf(missing, at);
  return pictures.length === 0 ? lists[0] : undefined;
}

/** The list of pictures that a section cannot be without, and that holds none: it comes so when it is put in. */
export function emptyListIn(
  type: CompiledType,
  section: object,
  at: { target: Target; path: string },
): PicturePlace | undefined {
  const place = placeFor(type, section, at);
  const list = type.fields?.find(({ name }) => place?.item && place.path === `${at.path}.${name}`);
  const held = list && fieldIn(section, list.name);
  const isEmpty = !Array.isArray(held) || held.length === 0;
  return list && isEmpty && !isFormatted(list.type) && readRules(list.type).required ? place : undefined;
}

/** What puts an uploaded picture in its place: another picture has its own focal point, is not cut as the one before, and not the one before in the dark. */
export function changesFor({ path, item, base = 'picture' }: PicturePlace, asset: string): Change[] {
  const reference = { _type: 'reference', _ref: asset };
  if (!item)
    return [
      { setIfMissing: { [path]: { _type: base } } },
      { set: { [`${path}.asset`]: reference } },
      { unset: [`${path}.hotspot`, `${path}.crop`, `${path}.dark`] },
    ];
  const field = pictureIn(item);
  const picture = { _type: field ? baseOf(field.type) : item.name, asset: reference };
  const added = {
    _key: newKey(),
    ...typeOf(item),
    ...(field ? { [field.name]: picture, ...proportionOf(item, asset) } : picture),
  };
  return [{ setIfMissing: { [path]: [] } }, { insert: { after: `${path}[-1]`, items: [added] } }];
}

/** The focal point of a picture, as the Studio stores it; both are shares of its sides. */
export const focalPoint = (path: string, { x, y }: { x: number; y: number }): Change[] => [
  { set: { [`${path}.hotspot`]: { _type: 'sanity.imageHotspot', x, y, width: 0.3, height: 0.3 } } },
];

const isPicture = (type: CompiledType): boolean => rootOf(type) === 'image';

/** Whether a list is a formatted text. */
export const isFormatted = ({ of = [] }: CompiledType): boolean =>
  of.some((member) => rootOf(member) === 'block');

const holdsPicture = (member: CompiledType): boolean => isPicture(member) || pictureIn(member) !== undefined;

/** The field of an item in which its picture stands; none where the item is the picture, among whose fields is another one for the dark. */
function pictureIn(member: CompiledType): Field | undefined {
  return isPicture(member) ? undefined : member.fields?.find(({ type }) => isPicture(type));
}

const placeOf = (
  { name, type }: Field,
  { target, path }: { target: Target; path: string },
): PicturePlace => ({
  target,
  path: `${path}.${name}`,
  title: type.title ?? name,
  base: baseOf(type),
});

/** A picture comes in its own proportion, where the item says one. The lake's ids of pictures hold their size. */
function proportionOf(item: CompiledType, asset: string): object {
  const [, width, height] = asset.match(/-(\d+)x(\d+)-/) ?? [];
  const hasOne = item.fields?.some(({ name }) => name === 'aspectRatio');
  return hasOne && width && height
    ? { aspectRatio: Math.round((Number(width) / Number(height)) * 100) / 100 }
    : {};
}
