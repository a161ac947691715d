// Recognised by the hash that a lake gives as a name, so that an editor's link to somebody else's file stays as it is.
const assetOfLake =
  /^https?:\/\/(?!cdn\.sanity\.io\/)[^/]+(\/(?:images|files)\/[a-z0-9-]+\/[a-z0-9_-]+\/[0-9a-f]{40}(?:-\d+x\d+)?\.[a-z0-9]+)$/;

/** The same content with the addresses of the lake's assets made relative, because the site serves those itself. */
export function localAssets(content: unknown): unknown {
  if (typeof content === 'string') return content.match(assetOfLake)?.[1] ?? content;
  if (Array.isArray(content)) return content.map(localAssets);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, localAssets(value)]));
}
