import type { Crumb } from '#ui/navigation/breadcrumbs.tsx';
import type { Ancestor } from './ancestor.ts';

/** The way from home to a page, for breadcrumbs; none for the home page and those right below it. */
export function crumbsOf(ancestors: readonly Ancestor[], title: string, path: string): Crumb[] {
  if (ancestors.length === 0) return [];
  return [
    ...ancestors.map((ancestor) => ({ title: ancestor.title, href: ancestor.path })),
    { title, href: path },
  ];
}
