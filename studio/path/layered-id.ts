const layer = /^(?:drafts|versions\.([^.]+))\./;

/** The id of the published document, from the id of any of its layers: itself, its draft, or a version in a release. */
export const idOf = (stored: string): string => stored.replace(layer, '');

/** The release of a version of a document; undefined for drafts and published documents. */
export const releaseOf = (stored: string): string | undefined => stored.match(layer)?.[1];

/**
 * The perspective of visitors once a draft, or the release of a version, is published, without what is published by
 * that.
 */
export function perspectiveOf(stored: string): 'published' | [release: string, ground: 'published'] {
  const release = releaseOf(stored);
  return release === undefined ? 'published' : [release, 'published'];
}
