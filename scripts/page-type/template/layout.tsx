import { crumbsOf } from '#pages/crumbs.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { TemplateType } from './contract.ts';

/** The head of a document, and its sections below. */
export default function TemplateTypeLayout({
  document: { title, summary },
  path,
  ancestors,
  children,
}: LayoutProps<TemplateType>) {
  return (
    <>
      <header className="wrap article-head">
        <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {summary && <p className="article-excerpt">{summary}</p>}
      </header>
      {children}
    </>
  );
}
