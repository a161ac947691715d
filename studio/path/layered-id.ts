const layer = /^(?:drafts|versions\.([^.]+))\./;

/** The id of a document, of which this may be the draft or a version in a release. */
export const idOf = (stored: string): string => stored.replace(layer, '');

/** The release in which a version of a document stands; undefined for drafts and what is published. */
export const releaseOf = (stored: string): string | undefined => stored.match(layer)?.[1];

/** The perspective of what visitors will have before them when a draft, or the release of a version, is published. */
export function perspectiveOf(stored: string): 'published' | [release: string, ground: 'published'] {
  const release = releaseOf(stored);
  return release === undefined ? 'published' : [release, 'published'];
}
