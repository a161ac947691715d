/**
 * The first segments of paths that the site itself answers, so that no page can stand below them. The site answers
 * nothing below `index`, which Next reads as the home page, or below `search`, but people would take such an address
 * for the site's own.
 */
export const ownFolders: readonly string[] = [
  'api',
  'cards',
  'draft',
  'files',
  'flags',
  'gallery',
  'images',
  'index',
  'preview',
  'search',
  'section-pictures',
  'sitemaps',
  'studio',
];
