/** The values of `cache-control` under which several answers of the site are kept. */
export const cacheControl = {
  /** For files that are named after their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** For files of the public folder, which keep their names. */
  hourly: 'public, max-age=3600, stale-while-revalidate=86400',
  /** For what may be kept, and is asked for again each time. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;
