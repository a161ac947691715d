const maxAgeMs = 30_000; // for which an answer of the lake is believed
const maxWaitMs = 1_000; // for the answer of the lake
const maxKnown = 20_000; // assets

/** Knows whether assets are still in their lake. */
export interface AssetPresence {
  /**
   * Whether an asset exists, as the lake said within the last half minute. A lake that does not answer counts as having
   * it.
   */
  isThere(pathname: string): Promise<boolean>;
  /** Notes that the lake has just sent an asset. */
  note(pathname: string): void;
}

/**
 * Creates a cache of what the lake says on whether it still has an asset, so that a deleted one is not served for long.
 */
export function createAssetPresence(
  { lakeUrl }: { lakeUrl: string },
  now: () => number = Date.now,
): AssetPresence {
  const known = new Map<string, { at: number; isThere: Promise<boolean> }>();
  function keep(pathname: string, isThere: Promise<boolean>): Promise<boolean> {
    if (known.size >= maxKnown) known.clear();
    known.set(pathname, { at: now(), isThere });
    return isThere;
  }
  return {
    isThere(pathname) {
      const found = known.get(pathname);
      if (found && now() - found.at < maxAgeMs) return found.isThere;
      return keep(pathname, isAssetThere(new URL(pathname, lakeUrl)));
    },
    note: (pathname) => void keep(pathname, Promise.resolve(true)),
  };
}

/**
 * Asks a lake whether it has the asset at an address. The address is that of the original, so that no picture is drawn
 * for it. A lake that does not answer counts as having it.
 */
export async function isAssetThere(url: URL): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(maxWaitMs);
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    return status !== 404;
  } catch {
    return true;
  }
}
