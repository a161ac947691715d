const assetOfLake = /^https?:\/\/(?!cdn\.sanity\.io\/)[^/]+(\/(?:images|files)\/[^/]+\/[^/]+\/[^/]+)$/;

/** The same content with the addresses of the lake's assets made relative: the site serves those itself. */
export function localAssets(content: unknown): unknown {
  if (typeof content === 'string') return content.match(assetOfLake)?.[1] ?? content;
  if (Array.isArray(content)) return content.map(localAssets);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, localAssets(value)]));
}
