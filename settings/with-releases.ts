/**
 * The version of Sanity's API that brought releases: before it a perspective has one layer, and queries find no
 * versions of documents.
 */
export const releasesVersion = '2025-02-19';

/** The version of the API to use for what needs releases: the one that is set, or the first that has them. */
export const withReleases = (apiVersion: string): string =>
  apiVersion > releasesVersion ? apiVersion : releasesVersion;
