import path from 'node:path';
import type { Environment } from '#settings/environment.ts';
import type { CdnHeaders } from '../cdn/cdn-headers.ts';
import { type AssetProxy, createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

const maxBytes = 1024 * 1024 * 1024;

/** Opens the lake's pictures and files under the site's address; null with hosted Sanity, which has a CDN of its own. */
export function openAssets(
  { apiHost, projectId, dataset, dataDir }: Environment,
  cdn: CdnHeaders | null,
): AssetProxy | null {
  if (!apiHost) return null;
  const store = new AssetStore(path.join(dataDir, 'site-assets'), maxBytes);
  return createAssetProxy({ lakeUrl: apiHost, projectId, dataset, cdn }, store);
}
