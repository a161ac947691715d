import { itemPath } from '#canvas/changes/item-path.ts';
import { type Mark, putMark } from './mark.ts';
import { textEditor } from './text-editor.ts';

/**
 * Marks each picture with its field, so that a click on it in the Studio's overlay opens the field. A picture is known
 * by its file; pictures with the same file get their fields in the order in which these are stored.
 */
export function markPictures(root: HTMLElement, stored: unknown, mark: Mark): void {
  const all = [...root.querySelectorAll('img')];
  const pictures = new Set(all.filter((picture) => !picture.closest(textEditor)));
  for (const { path, asset } of picturesIn(stored)) {
    const picture = [...pictures].find(({ src, srcset }) => `${src} ${srcset}`.includes(asset));
    if (!picture) continue;
    putMark(picture, mark(path));
    pictures.delete(picture);
  }
}

interface StoredPicture {
  path: string;
  /** The hash of its file. */
  asset: string;
}

function picturesIn(value: unknown, path = ''): StoredPicture[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => picturesIn(item, `${path}${stepTo(item, index)}`));
  if (typeof value !== 'object' || value === null) return [];
  const asset = assetOf(value);
  if (asset) return [{ path, asset }];
  return Object.entries(value).flatMap(([name, field]) => picturesIn(field, path ? `${path}.${name}` : name));
}

/** An item of a list by its key, else by its place. */
function stepTo(item: unknown, index: number): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? String(item._key) : undefined;
  return key === undefined ? `[${index}]` : itemPath('', key);
}

function assetOf(value: object): string | undefined {
  // Whatever has an asset refers to it.
  const { asset } = value as { asset?: { _ref?: string } };
  return asset?._ref?.match(/^image-([a-f0-9]+)-/)?.[1];
}
