import { isAssetThere } from './asset-presence.ts';
import type { AssetPlace } from './asset-proxy.ts';
import type { AssetStore } from './asset-store.ts';

/** The site's copies of the lake's assets, as the listener to the lake's changes uses them. */
export interface AssetCopies {
  /**
   * Removes every copy of assets that have changed, by the lake's tags, and no longer exist there. When the lake does
   * not answer, the copies of a deleted asset go with the next visit instead (`asset-proxy.ts`).
   */
  forgetDeleted(lakeTags: readonly string[]): Promise<void>;
}

/** Opens the copies that a store holds of the assets of a place. */
export function createAssetCopies(
  { lakeUrl, projectId, dataset }: AssetPlace,
  store: AssetStore,
): AssetCopies {
  return {
    async forgetDeleted(lakeTags) {
      for (const tag of new Set(lakeTags)) {
        const [, folder, hash, size = '', ending] = documentTag.exec(tag) ?? [];
        if (!hash || !(await store.hasCopies(hash))) continue;
        const pathname = `/${folder}s/${projectId}/${dataset}/${hash}${size}.${ending}`;
        if (!(await isAssetThere(new URL(pathname, lakeUrl)))) await store.forget(hash);
      }
    },
  };
}

// The form in which the lake's tags name the document of an asset: `s2:d.image-<hash>-64x64-png`.
const documentTag = /d\.(image|file)-([\da-f]{40})(-\d+x\d+)?-([a-z0-9]{1,12})$/;
