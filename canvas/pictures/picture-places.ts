import { baseOf, type CompiledType, type Field, rootOf, typeOf } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { fieldIn } from '#schemas/fields.ts';
import { newKey } from '#schemas/new-keys.ts';
import { itemPath } from '../changes/item-path.ts';
import type { Change, Target } from '../messages.ts';

/** Where a picture stands, or could stand, in a document. */
export interface PicturePlace {
  target: Target;
  path: string;
  /** What an editor calls it. */
  title: string;
  /** The `_type` of the picture there; `picture` where it is absent. */
  base?: string;
  /** The type of the items of the list at `path`, where each picture becomes an item of one. */
  item?: CompiledType;
}

/**
 * The document and the path that are named by the mark that Sanity's overlay puts on an element; undefined where it
 * names none.
 */
export function readMark(mark: string | undefined): { target: Target; path: string } | undefined {
  const said = new Map(
    (mark ?? '').split(';').map((part) => [part.split('=')[0], part.slice(part.indexOf('=') + 1)]),
  );
  const [id, type, path] = ['id', 'type', 'path'].map((name) => said.get(name));
  if (!id || !type || !path) return undefined;
  // The mark names items by their keys without brackets: `sections:a.items:b.image`.
  const keyed = path.replace(/:([^.[\]]+)/g, (_, key: string) => itemPath('', decodeURIComponent(key)));
  return { target: { id, type }, path: keyed };
}

/**
 * The place for pictures that are dropped on a section: its list of pictures, else its first empty picture field, else,
 * where only its text can hold pictures, the end of that text. Undefined where there is no room for one.
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

/**
 * The place of the list of pictures that a section requires, where that list is still empty, as it is in a section that
 * was just inserted.
 */
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

/**
 * The changes that put an uploaded picture in its place. They remove the focal point, the crop and the dark variant of
 * the picture before, because none of these holds for the new one.
 */
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

/**
 * The changes that set the focal point of a picture, as the Studio stores it. `x` and `y` are shares of its width and
 * height.
 */
export const focalPoint = (path: string, { x, y }: { x: number; y: number }): Change[] => [
  { set: { [`${path}.hotspot`]: { _type: 'sanity.imageHotspot', x, y, width: 0.3, height: 0.3 } } },
];

const isPicture = (type: CompiledType): boolean => rootOf(type) === 'image';

/** Whether a list is a formatted text. */
export const isFormatted = ({ of = [] }: CompiledType): boolean =>
  of.some((member) => rootOf(member) === 'block');

const holdsPicture = (member: CompiledType): boolean => isPicture(member) || pictureIn(member) !== undefined;

/**
 * The field of an item that holds its picture. Undefined where the item is the picture itself: the image among its
 * fields is then its dark variant.
 */
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

/** The aspect ratio of a picture, where the item has a field for it. The lake's ids of pictures contain their size. */
function proportionOf(item: CompiledType, asset: string): object {
  const [, width, height] = asset.match(/-(\d+)x(\d+)-/) ?? [];
  const hasOne = item.fields?.some(({ name }) => name === 'aspectRatio');
  return hasOne && width && height
    ? { aspectRatio: Math.round((Number(width) / Number(height)) * 100) / 100 }
    : {};
}
