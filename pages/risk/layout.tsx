import { ArticleHead } from '#pages/article-head.tsx';
import type { LayoutProps } from '#pages/layout-props.ts';
import { closedRails } from '#pages/rails-look.ts';
import { shownRisk } from '#schemas/risk/shown-risk.ts';
import { RiskInFull } from '#ui/brand/risk/risk-in-full.tsx';
import type { RiskPage } from './contract.ts';

/** The page of a risk: the risk in full with related and neighbouring risks, and its sections. */
export default function RiskLayout({ document, path, ancestors, children }: LayoutProps<RiskPage>) {
  const { title, summary } = document;
  return (
    <>
      <article className={closedRails}>
        <ArticleHead {...{ title, path, ancestors }} excerpt={summary} />
        <div className="wrap pb-(--space) [&>:first-child]:mt-0">
          <RiskInFull risk={shownRisk(document)} />
        </div>
      </article>
      {children}
    </>
  );
}
