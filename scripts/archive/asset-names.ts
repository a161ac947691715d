import { assetMark } from '#lake/import/asset-files.ts';
import { isFields } from '#schemas/fields.ts';

/** The document of an asset. */
export interface AssetDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Whether a document stands for the bytes of an asset. */
export const isAsset = ({ _type }: { _type: string }): boolean =>
  _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset';

/** Which of the two sorts of assets a document stands for. */
export const kindOf = ({ _type }: AssetDocument): 'image' | 'file' =>
  _type === 'sanity.imageAsset' ? 'image' : 'file';

/**
 * Where the bytes of an asset lie in an archive: pictures are named with their size, as in the export of hosted Sanity.
 */
export function pathOf(asset: AssetDocument): string {
  const name = asset._id.replace(/^(image|file)-/, '').replace(/-([a-z0-9]+)$/, '.$1');
  return `${kindOf(asset)}s/${name}`;
}

/**
 * The same value with every plain reference to an asset replaced by the name of its bytes, where `nameOf` knows one for
 * its id.
 */
export function nameAssets<T>(value: T, nameOf: (id: string) => string | undefined): T {
  // The value keeps its form except in pictures and files, whose types here say nothing of their fields.
  return named(value, nameOf) as T;
}

function named(value: unknown, nameOf: (id: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, nameOf));
  if (!isFields(value)) return value;
  const name = nameReferred(value.asset, nameOf);
  const entries = Object.entries(value).filter(([field]) => !(name && field === 'asset'));
  const own = Object.fromEntries(entries.map(([field, item]) => [field, named(item, nameOf)]));
  return name ? { [assetMark]: name, ...own } : own;
}

/**
 * The name of the asset that a plain reference points to. A reference with more to it, such as a weak one, has none,
 * because a name would lose the rest.
 */
function nameReferred(value: unknown, nameOf: (id: string) => string | undefined): string | undefined {
  const { _ref, _type, ...more } = (value ?? {}) as Record<string, unknown>;
  if (typeof _ref !== 'string' || _type !== 'reference' || Object.keys(more).length > 0) return undefined;
  return nameOf(_ref);
}
