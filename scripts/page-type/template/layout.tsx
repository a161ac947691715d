import { ArticleHead } from '#pages/article-head.tsx';
import type { LayoutProps } from '#pages/layout-props.ts';
import { closedRails } from '#pages/rails-look.ts';
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
      <div className={closedRails}>
        <ArticleHead {...{ title, path, ancestors }} excerpt={summary} />
      </div>
      {children}
    </>
  );
}
