import { defaultLayoutAt, type PageLayoutName, pageLayouts } from './default-layouts.ts';

/** The layout of a page, stored or checked: the one that it names, else the usual one at its path. */
export function layoutOf({ layout }: { layout?: unknown }, path: string): PageLayoutName {
  return isLayout(layout) ? layout : defaultLayoutAt(path);
}

const isLayout = (name: unknown): name is PageLayoutName =>
  typeof name === 'string' && Object.hasOwn(pageLayouts, name);

/**
 * Whether the layout of a page draws its title as the main heading: all but the default one, which leaves it to a
 * section.
 */
export const drawsTitle = (page: { layout?: unknown }, path: string): boolean =>
  layoutOf(page, path) !== 'default';
