import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Contents } from '#ui/navigation/contents.tsx';
import { Day } from '#ui/text/day.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { crumbsOf } from '../crumbs.ts';
import type { LayoutProps } from '../layout-props.ts';
import type { Page } from './contract.ts';
import type { PageLayoutName } from './default-layouts.ts';
import { layoutOf } from './layout-of.ts';

/**
 * The frame of a page's sections: the layout that the page names, else the usual one of its place. An article and a legal text have the
 * title, their contents and the day of the last change; the default layout has the title alone, and only where no section brings
 * the main heading.
 */
export default function PageLayout({
  document: page,
  path,
  place,
  ancestors,
  isTitled,
  contents,
  children,
}: LayoutProps<Pick<Page, 'title' | 'layout' | 'revisedAt' | '_updatedAt'>>) {
  const { title, revisedAt, _updatedAt } = page;
  const layout = layoutOf(page, path);
  const crumbs = crumbsOf(ancestors, place || title, path);
  const changedAt = { default: null, article: revisedAt, legal: revisedAt ?? _updatedAt }[layout];
  const parts = layout === 'default' ? [] : contents.filter(({ level }) => level < 4);
  return (
    <div className={`layout-${layout}`}>
      {crumbs.length > 0 && (
        <div className="wrap layout-crumbs">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      {isTitled && (
        <header className="wrap layout-head">
          <Heading level={1} size={headingSizes[layout]}>
            {title}
          </Heading>
          {changedAt && (
            <p className="layout-facts">
              Last changed <Day date={changedAt} />
            </p>
          )}
        </header>
      )}
      {parts.length > 1 && (
        <div className="wrap layout-contents">
          <Contents label={layout === 'legal' ? 'Contents' : 'On this page'} parts={parts} />
        </div>
      )}
      {children}
    </div>
  );
}

const headingSizes = { default: 2, article: 1, legal: 2 } as const satisfies Record<PageLayoutName, number>;
