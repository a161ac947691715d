import type { SanityClient } from '@sanity/client';
import { isLake } from '../lake/lake-client.ts';
import type { AssetDocument } from './asset-names.ts';

/** The bytes of an asset, as they were uploaded. Throws a sentence when they cannot be fetched. */
export async function readAsset(client: SanityClient, asset: AssetDocument): Promise<Buffer> {
  const url = isLake(client) ? `${client.config().apiHost}/${asset.path}` : String(asset.url);
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The asset "${asset._id}" cannot be fetched from ${url}: status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
