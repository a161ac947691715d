import type { ReactNode } from 'react';
import type { Page } from '#sections/page-contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Heading } from '#ui/heading.tsx';
import { crumbsOf } from './crumbs.ts';

const layoutsOfRoutes: [beginning: string, layout: NonNullable<Page['layout']>][] = [['/legal/', 'legal']];

/**
 * The frame of a page's sections: the layout that the page names, else the default one of its route. `place` is what
 * tells a part of a long list from the page that holds it, such as "Research, page 2".
 */
export function PageLayout({
  page,
  path,
  place,
  ancestors,
  children,
}: {
  page: Pick<Page, 'title' | 'layout'>;
  path: string;
  place?: string;
  ancestors: Ancestor[];
  children: ReactNode;
}) {
  const { title } = page;
  const layout =
    page.layout ?? layoutsOfRoutes.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'default';
  const crumbs = crumbsOf(ancestors, place || title, path);
  return (
    <div className={`layout-${layout}`}>
      {crumbs.length > 0 && (
        <div className="wrap layout-crumbs">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      {layout !== 'default' && (
        <header className="wrap layout-head">
          <Heading level={1} size={2}>
            {title}
          </Heading>
        </header>
      )}
      {children}
    </div>
  );
}
