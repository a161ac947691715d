import type { Crumb } from '#ui/navigation/breadcrumbs.tsx';
import type { Ancestor } from './ancestor.ts';

/**
 * The breadcrumbs of a page: the pages above it, then itself; none for the home page and the pages directly below it.
 */
export function crumbsOf(ancestors: readonly Ancestor[], title: string, path: string): Crumb[] {
  if (ancestors.length === 0) return [];
  return [
    ...ancestors.map((ancestor) => ({ title: ancestor.title, href: ancestor.path })),
    { title, href: path },
  ];
}
