import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { SanityAssetDocument, SanityClient } from '@sanity/client';
import type { AssetFile } from '#lake/import/asset-files.ts';
import { messageOf } from '#lake/kernel/message-of.ts';

/**
 * Uploads assets, four at a time, and returns the document of each. Throws a sentence that names an asset that is
 * refused.
 */
export async function uploadAssets(
  client: SanityClient,
  assets: ReadonlyMap<string, AssetFile>,
  onUploaded: (count: number) => void = () => {},
): Promise<Map<string, SanityAssetDocument>> {
  const uploaded = new Map<string, SanityAssetDocument>();
  const waiting = [...assets];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, { kind, file, filename = basename(file) }] = next;
        try {
          uploaded.set(name, await client.assets.upload(kind, createReadStream(file), { filename }));
        } catch (error) {
          waiting.length = 0;
          throw new Error(`The asset "${name}" was refused: ${messageOf(error)}`, { cause: error });
        }
        onUploaded(uploaded.size);
      }
    }),
  );
  return uploaded;
}
