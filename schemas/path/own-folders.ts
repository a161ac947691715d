/**
 * The first words of addresses below which the site itself answers, whatever the content is, so that no page stands there. Of `index`,
 * which Next takes for the home page, and `search` it answers nothing below, but whoever reads an address there takes it for theirs.
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
