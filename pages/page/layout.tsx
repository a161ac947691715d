import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { crumbsOf } from '../crumbs.ts';
import type { LayoutProps } from '../layout-props.ts';
import type { Page } from './contract.ts';

const layoutsOfRoutes: [beginning: string, layout: NonNullable<Page['layout']>][] = [['/legal/', 'legal']];

/** The frame of a page's sections: the layout that the page names, else the default one of its route. */
export default function PageLayout({
  document: { title, layout: named },
  path,
  place,
  ancestors,
  children,
}: LayoutProps<Pick<Page, 'title' | 'layout'>>) {
  const layout = named ?? layoutsOfRoutes.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'default';
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
