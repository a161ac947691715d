/** The layouts that a page can name. */
export const pageLayouts = ['default', 'article', 'legal'] as const;

/** The name of a layout of a page. */
export type PageLayoutName = (typeof pageLayouts)[number];

const layoutsOfRoutes: [beginning: string, layout: PageLayoutName][] = [['/legal/', 'legal']];

/** The layout of a page, stored or checked: the one that it names, else the default one of its route. */
export function layoutOf({ layout }: { layout?: unknown }, path: string): PageLayoutName {
  const named = pageLayouts.find((name) => name === layout);
  return named ?? layoutsOfRoutes.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'default';
}

/** Whether the layout of a page draws its title as the main heading: all but the default one, which leaves it to a section. */
export const drawsTitle = (page: { layout?: unknown }, path: string): boolean =>
  layoutOf(page, path) !== 'default';
