import { access, constants, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** The field in which documents of an archive or of the first content name an asset: `image@pictures/cover.webp`. */
export const assetMark = '_sanityAsset';

/**
 * The file of an asset on this machine, and the name under which it is uploaded; when that is left out, the file's own.
 */
export interface AssetFile {
  kind: 'image' | 'file';
  file: string;
  filename?: string;
}

/** The names of all assets that a value names, such as a document or a list of them, each once. */
export function namedAssets(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  const fields = value as Record<string, unknown>; // of an object, whatever it holds
  if (typeof fields[assetMark] === 'string') found.add(fields[assetMark]);
  for (const field of Object.values(fields)) namedAssets(field, found);
  return found;
}

/**
 * The file that a name such as `image@file://./images/cover.webp` means in a folder. Throws an error when the name has
 * another form, leads out of the folder (by a link, too), or names no file that can be read.
 */
export async function assetIn(folder: string, name: string): Promise<AssetFile> {
  const refusal = (reason: string) => new Error(`The asset "${name}" ${reason}.`);
  const [, kind, place = ''] = name.match(/^(image|file)@(?:file:\/\/)?(.+)$/s) ?? [];
  if (!kind) throw refusal('has a name that cannot be read: "image@" or "file@" and a path were expected');
  const root = await realpath(folder);
  const isInside = (file: string) => file.startsWith(root + sep);
  const outside = refusal('lies outside its folder, and only files inside it are read');
  const wanted = resolve(root, place);
  if (!isInside(wanted)) throw outside;
  const file = await realpath(wanted).catch(() => null);
  if (!file) throw refusal('does not exist');
  if (!isInside(file)) throw outside;
  if (!(await stat(file)).isFile()) throw refusal('is not a file');
  await access(file, constants.R_OK).catch((error: Error) => {
    throw refusal(`cannot be read (${error.message})`);
  });
  return { kind: kind === 'file' ? 'file' : 'image', file };
}

/** The same value with every named asset replaced by a reference to its document. */
export function linkAssets<T>(value: T, uploaded: ReadonlyMap<string, { _id: string }>): T {
  // The form stays the same but for pictures and files, and no type says more of these than that they are some.
  return linked(value, uploaded) as T;
}

function linked(value: unknown, uploaded: ReadonlyMap<string, { _id: string }>): unknown {
  if (Array.isArray(value)) return value.map((item) => linked(item, uploaded));
  if (value === null || typeof value !== 'object') return value;
  const { [assetMark]: name, ...fields } = value as Record<string, unknown>; // of an object, whatever it holds
  const own = Object.fromEntries(
    Object.entries(fields).map(([field, item]) => [field, linked(item, uploaded)]),
  );
  if (typeof name !== 'string') return own;
  return { ...own, asset: { _type: 'reference', _ref: uploaded.get(name)?._id } };
}
