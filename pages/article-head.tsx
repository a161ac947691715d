import clsx from 'clsx';
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
  /** A picture, which wide windows show beside the words. */
  cover?: ReactNode;
  /** Further content of the head, below the rest. */
  children?: ReactNode;
}

/** The head of a document: breadcrumbs, title (the main heading of the page) and excerpt. */
export function ArticleHead({
  title,
  path,
  ancestors,
  excerpt,
  above,
  cover,
  titleId,
  children,
}: ArticleHeadProps) {
  return (
    <header className="wrap pt-7 pb-[clamp(2rem,5vw,4rem)]">
      <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
      <div className={clsx('mt-11 grid gap-x-6 gap-y-11', cover && 'desk:grid-cols-12 desk:items-center')}>
        <div className={clsx('grid justify-items-start gap-5', cover && 'desk:col-span-7 desk:pe-4')}>
          {above}
          <Heading level={1} size={2} id={titleId} className="mt-2 max-w-[20ch]">
            {title}
          </Heading>
          {excerpt && <Excerpt>{excerpt}</Excerpt>}
          {children}
        </div>
        {cover && <div className="desk:col-[8/-1]">{cover}</div>}
      </div>
    </header>
  );
}

/** The sentence or two below a title. */
export function Excerpt({ children }: { children: ReactNode }) {
  return <p className="max-w-160 text-l/[1.5] text-quiet">{children}</p>;
}
