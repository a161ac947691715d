/** Anywhere: the field `path` holds the whole path. */
export const address = ':path';
