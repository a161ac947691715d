/** The layouts that a page can name, with their names in the Studio. */
export const pageLayouts = {
  default: 'Default',
  article: 'Article',
  legal: 'Legal text',
} as const;

/** The name of a layout of a page. */
export type PageLayoutName = keyof typeof pageLayouts;

/** The layout of pages at a route that name none. */
interface DefaultLayout {
  /** A path, or, where it ends in a slash, all paths below it. */
  route: string;
  layout: PageLayoutName;
}

/** The routes with a layout of their own; everywhere else pages have the default layout. */
export const defaultLayouts: readonly DefaultLayout[] = [
  { route: '/terms-of-use', layout: 'legal' },
  { route: '/privacy-policy', layout: 'legal' },
  { route: '/cookie-notice', layout: 'legal' },
  { route: '/legal/', layout: 'legal' },
];

/** The layout of a page at a path if the page names none. */
export const defaultLayoutAt = (path: string): PageLayoutName =>
  defaultLayouts.find(({ route }) => (route.endsWith('/') ? path.startsWith(route) : path === route))
    ?.layout ?? 'default';
