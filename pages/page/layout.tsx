import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { crumbsOf } from '../crumbs.ts';
import type { LayoutProps } from '../layout-props.ts';
import type { Page } from './contract.ts';
import { drawsTitle, layoutOf } from './layout-of.ts';

/** The frame of a page's sections: the layout that the page names, else the default one of its route. */
export default function PageLayout({
  document,
  path,
  place,
  ancestors,
  children,
}: LayoutProps<Pick<Page, 'title' | 'layout'>>) {
  const { title } = document;
  const crumbs = crumbsOf(ancestors, place || title, path);
  return (
    <div className={`layout-${layoutOf(document, path)}`}>
      {crumbs.length > 0 && (
        <div className="wrap layout-crumbs">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      {drawsTitle(document, path) && (
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
