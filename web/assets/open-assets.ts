import path from 'node:path';
import type { Environment } from '#settings/environment.ts';
import type { CdnHeaders } from '../cdn/cdn-headers.ts';
import { type AssetCopies, createAssetCopies } from './asset-copies.ts';
import { type AssetProxy, createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

const maxBytes = 1024 * 1024 * 1024;

/** Opens the lake's pictures and files under the site's address; null with hosted Sanity, which has a CDN of its own. */
export function openAssets(
  { apiHost, projectId, dataset, dataDir }: Environment,
  cdn: CdnHeaders | null,
): AssetProxy | null {
  if (!apiHost) return null;
  return createAssetProxy({ lakeUrl: apiHost, projectId, dataset, cdn }, storeIn(dataDir));
}

/** Opens what the site keeps of the lake's assets, for whoever hears of its changes; null with hosted Sanity, as above. */
export function openAssetCopies({ apiHost, projectId, dataset, dataDir }: Environment): AssetCopies | null {
  return apiHost ? createAssetCopies({ lakeUrl: apiHost, projectId, dataset }, storeIn(dataDir)) : null;
}

const storeIn = (dataDir: string) => new AssetStore(path.join(dataDir, 'site-assets'), maxBytes);
