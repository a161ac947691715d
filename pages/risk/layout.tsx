import { crumbsOf } from '#pages/crumbs.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { shownRisk } from '#schemas/risk/shown-risk.ts';
import { RiskInFull } from '#ui/brand/risk/risk-in-full.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { RiskPage } from './contract.ts';

/** A risk with all that is known of it, those that belong to it, the way to the next, and its sections. */
export default function RiskLayout({ document, path, ancestors, children }: LayoutProps<RiskPage>) {
  const { title, summary, all } = document;
  return (
    <>
      <article>
        <header className="wrap article-head">
          <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
          <Heading level={1} size={2}>
            {title}
          </Heading>
          <p className="article-excerpt">{summary}</p>
        </header>
        <div className="wrap risk-page">
          <RiskInFull risk={shownRisk(document, all)} />
        </div>
      </article>
      {children}
    </>
  );
}
