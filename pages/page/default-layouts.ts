/** The layouts that a page can name, and what the Studio calls them. */
export const pageLayouts = {
  default: 'Default',
  article: 'Article',
  legal: 'Legal text',
} as const;

/** The name of a layout of a page. */
export type PageLayoutName = keyof typeof pageLayouts;

/** A place of the site, and the layout of the pages there that name none. */
interface DefaultLayout {
  /** A path, or all that is below one, which ends in a slash. */
  route: string;
  layout: PageLayoutName;
}

/** The layouts that are usual at a place; everywhere else it is the default one. */
export const defaultLayouts: readonly DefaultLayout[] = [
  { route: '/terms-of-use', layout: 'legal' },
  { route: '/privacy-policy', layout: 'legal' },
  { route: '/cookie-notice', layout: 'legal' },
  { route: '/legal/', layout: 'legal' },
];

/** The layout of a page at a path that names none. */
export const defaultLayoutAt = (path: string): PageLayoutName =>
  defaultLayouts.find(({ route }) => (route.endsWith('/') ? path.startsWith(route) : path === route))
    ?.layout ?? 'default';
