import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { SanityClient } from '@sanity/client';

/** How documents of an archive or of the first content name an asset: `image@pictures/cover.webp`. */
export const assetMark = '_sanityAsset';

/** Every asset that some documents name, each once. */
export function namedAssets(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  const fields = value as Record<string, unknown>;
  if (typeof fields[assetMark] === 'string') found.add(fields[assetMark]);
  for (const field of Object.values(fields)) namedAssets(field, found);
  return found;
}

/** The same value with every named asset replaced by a reference to its document. */
export function linkAssets<T>(value: T, ids: Map<string, string>): T {
  if (Array.isArray(value)) return value.map((item) => linkAssets(item, ids)) as T;
  if (value === null || typeof value !== 'object') return value;
  const { [assetMark]: name, ...fields } = value as Record<string, unknown>;
  const linked = Object.fromEntries(
    Object.entries(fields).map(([field, item]) => [field, linkAssets(item, ids)]),
  );
  if (typeof name !== 'string') return linked as T;
  return { ...linked, asset: { _type: 'reference', _ref: ids.get(name) } } as T;
}

/** Uploads named assets out of a folder, four at a time, and says which document each became. */
export async function uploadAssets(
  client: SanityClient,
  folder: string,
  names: Iterable<string>,
  onUploaded: (count: number) => void = () => {},
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const waiting = [...names];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const [kind, place = ''] = name.split('@');
        const file = join(folder, place.replace(/^file:\/\/(\.\/)?/, ''));
        const uploaded = await client.assets.upload(
          kind === 'file' ? 'file' : 'image',
          createReadStream(file),
          {
            filename: basename(file),
          },
        );
        ids.set(name, uploaded._id);
        onUploaded(ids.size);
      }
    }),
  );
  return ids;
}
