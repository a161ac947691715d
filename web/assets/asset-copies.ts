import { isAssetThere } from './asset-presence.ts';
import type { AssetPlace } from './asset-proxy.ts';
import type { AssetStore } from './asset-store.ts';

/** What the site keeps of the lake's assets, as whoever hears of the lake's changes sees it. */
export interface AssetCopies {
  /**
   * Takes every copy away of the assets that have changed, by what the lake's tags say, and that are no longer there. What a lake
   * that does not answer has deleted goes with the next visit instead (`asset-proxy.ts`).
   */
  forgetDeleted(lakeTags: readonly string[]): Promise<void>;
}

/** Opens the copies that a store holds of the assets at a place. */
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

// As the lake names the document of an asset in its tags: `s2:d.image-<hash>-64x64-png`.
const documentTag = /d\.(image|file)-([\da-f]{40})(-\d+x\d+)?-([a-z0-9]{1,12})$/;
