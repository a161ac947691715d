import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { crumbsOf } from './crumbs.ts';
import type { LayoutProps } from './layout-props.ts';

interface ArticleHeadProps extends Pick<LayoutProps<unknown>, 'path' | 'ancestors'> {
  title: string;
  /** The sentence or two below the title. */
  excerpt?: string | null;
  /** What stands between breadcrumbs and title, such as a tag. */
  above?: ReactNode;
  /** The id of the title, for elements that it labels. */
  titleId?: string;
  /** Further content of the head, below the rest. */
  children?: ReactNode;
}

/** The head of a document: breadcrumbs, title (the main heading of the page) and excerpt. */
export function ArticleHead({ title, path, ancestors, excerpt, above, titleId, children }: ArticleHeadProps) {
  return (
    <header className="wrap grid justify-items-start gap-5 pt-7 pb-[clamp(2rem,5vw,4rem)]">
      <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
      {above}
      <Heading level={1} size={2} id={titleId} className="mt-2 max-w-[20ch]">
        {title}
      </Heading>
      {excerpt && <Excerpt>{excerpt}</Excerpt>}
      {children}
    </header>
  );
}

/** The sentence or two below a title. */
export function Excerpt({ children }: { children: ReactNode }) {
  return <p className="max-w-160 text-l/[1.5] text-quiet">{children}</p>;
}
