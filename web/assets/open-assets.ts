import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isLoopbackAddress } from '#limits/loopback.ts';
import { rateLimit } from '#limits/rate-limit.ts';
import type { SenderAddress } from '#limits/sender-address.ts';
import type { Environment } from '#settings/environment.ts';
import type { CdnHeaders } from '../cdn/cdn-headers.ts';
import { type AssetCopies, createAssetCopies } from './asset-copies.ts';
import { type AssetProxy, createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

const maxBytes = 1024 * 1024 * 1024;

/** How many new pictures and files one visitor gets in a minute, unless a setting says otherwise. */
export const usualPictures = 600;
const minuteMs = 60_000;

/**
 * Opens the lake's pictures and files under the site's address. One visitor gets only so many new ones a minute, as the
 * settings say; visitors on this machine are not limited. Null with hosted Sanity, which has a CDN of its own.
 */
export function openAssets(
  { apiHost, projectId, dataset, dataDir, siteLimits }: Environment,
  cdn: CdnHeaders | null,
  senderAddress: SenderAddress,
): AssetProxy | null {
  if (!apiHost) return null;
  const rate = rateLimit(siteLimits.pictures ?? usualPictures, minuteMs);
  const waitSeconds = ({ socket, headers }: IncomingMessage) => {
    const sender = senderAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString());
    return isLoopbackAddress(sender) ? 0 : rate.take(sender);
  };
  return createAssetProxy({ lakeUrl: apiHost, projectId, dataset, cdn, waitSeconds }, storeIn(dataDir));
}

/** Opens the site's copies of the lake's assets, for the listener to the lake's changes; null with hosted Sanity. */
export function openAssetCopies({ apiHost, projectId, dataset, dataDir }: Environment): AssetCopies | null {
  return apiHost ? createAssetCopies({ lakeUrl: apiHost, projectId, dataset }, storeIn(dataDir)) : null;
}

const storeIn = (dataDir: string) => new AssetStore(path.join(dataDir, 'site-assets'), maxBytes);
