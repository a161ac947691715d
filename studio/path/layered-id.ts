const layer = /^(?:drafts|versions\.([^.]+))\./;

/** The id of the published document, from the id of any of its layers: itself, its draft, or a version in a release. */
export const idOf = (stored: string): string => stored.replace(layer, '');

/** The release of a version of a document; undefined for drafts and published documents. */
export const releaseOf = (stored: string): string | undefined => stored.match(layer)?.[1];

/**
 * What a link to one of a document's layers adds to its address, so that it opens that layer: the form of a version in
 * a release would otherwise be empty, and typing there would begin a draft.
 */
export function layerParams(release: string | undefined): [name: string, value: string][] {
  return release === undefined ? [] : [['perspective', release]];
}

/**
 * The perspective of what visitors will have when a document goes out: with the rest of its release for a version in
 * one, and what is published today for a draft, which goes out alone.
 */
export function perspectiveOf(stored: string): 'published' | [release: string, ground: 'published'] {
  const release = releaseOf(stored);
  return release === undefined ? 'published' : [release, 'published'];
}
