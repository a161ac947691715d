import clsx from 'clsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Contents } from '#ui/navigation/contents.tsx';
import { Day } from '#ui/text/day.tsx';
import { Heading, type HeadingLevel } from '#ui/text/heading.tsx';
import { crumbsOf } from '../crumbs.ts';
import type { LayoutProps } from '../layout-props.ts';
import { rails } from '../rails-look.ts';
import type { Page } from './contract.ts';
import type { PageLayoutName } from './default-layouts.ts';
import { layoutOf } from './layout-of.ts';
import { LegalContents } from './legal-contents.tsx';

/**
 * Draws a page around its sections, in the layout that it names or else the usual one at its path. Articles and legal
 * texts have a title, a table of contents and the date of the last change. The default layout has only the title, and
 * only where no section brings the main heading.
 */
export default function PageLayout({
  document: page,
  path,
  place,
  ancestors,
  isTitled,
  contents,
  children,
}: LayoutProps<Pick<Page, 'title' | 'layout' | 'revisedAt' | '_updatedAt' | 'timeZone'>>) {
  const { title, revisedAt, _updatedAt, timeZone } = page;
  const layout = layoutOf(page, path);
  const crumbs = crumbsOf(ancestors, place || title, path);
  const changedAt = { default: null, article: revisedAt, legal: revisedAt ?? _updatedAt }[layout];
  const parts = layout === 'default' ? [] : contents.filter(({ level }) => level < 4);
  return (
    <div className={clsx(rails, looks[layout].frame)} data-layout={layout}>
      {crumbs.length > 0 && (
        // Above a dark section they stand on its ground (ui/theme.css); one on mist begins with a gap of its own.
        <div
          data-part="crumbs"
          className={clsx(rails, 'bg-ground pt-7 text-ink [&:has(+[data-ground-of=mist])]:pb-7')}
        >
          <div className="wrap">
            <Breadcrumbs crumbs={crumbs} />
          </div>
        </div>
      )}
      {isTitled && (
        <header data-part="head" className="wrap grid gap-5 pt-[clamp(3rem,6vw,5rem)]">
          <Heading level={1} size={looks[layout].size} className={looks[layout].title}>
            {title}
            {place && `: ${place}`}
          </Heading>
          {changedAt && (
            <p className="mono text-quiet">
              Last changed <Day date={changedAt} timeZone={timeZone} />
            </p>
          )}
        </header>
      )}
      {parts.length > 1 && (
        <div className={clsx('wrap', looks[layout].contents)}>
          <div className={looks[layout].aside}>
            {layout === 'legal' ? (
              <LegalContents parts={parts} />
            ) : (
              <Contents label="On this page" parts={parts} />
            )}
          </div>
        </div>
      )}
      {children}
    </div>
  );
}

interface Look {
  size: HeadingLevel;
  title: string;
  frame: string;
  contents: string;
  aside: string;
}

/*
 * The contents scroll along beside the text. They stop their own height before the end, so that they cover nothing
 * that follows.
 */
const along = {
  frame: 'desk:pb-120 desk:[&>:last-child]:-mb-120',
  // Above the text, but below what is no text (ui/layout/section.tsx).
  contents: 'pt-8 desk:sticky desk:top-[calc(6rem-var(--space)/2)] desk:z-1 desk:h-0 desk:pt-0',
  // The first line of the contents is level with that of the text, which stands in a section of normal spacing.
  aside:
    'desk:pt-(--above-contents) desk:max-h-[calc(100vh-9rem+var(--above-contents))] desk:overflow-y-auto',
};

const looks: Record<PageLayoutName, Look> = {
  default: { size: 2, title: 'max-w-[22ch]', frame: '', contents: '', aside: '' },
  /* A large title, the contents beside the text for its whole length, and nothing else beside it. */
  article: {
    size: 1,
    title: 'max-w-[16ch]',
    ...along,
    // Three of the twelve columns.
    aside: clsx(
      along.aside,
      '[--above-contents:calc(var(--space)/2)] desk:w-[calc((100%-16.5rem)/12*3+3rem)]',
    ),
  },
  /* One column of numbered parts, which print as people cite them; wide screens show the list of parts beside it. */
  legal: {
    size: 2,
    title: 'max-w-[22ch]',
    frame: clsx(
      along.frame,
      '[counter-reset:part] [&_section:not([data-space])]:py-[calc(var(--space)/2)]',
      'print:[&_:is(h1,h2,h3,h4)]:break-after-avoid print:[&_:is(h1,h2,h3,h4,aside,li)]:break-inside-avoid',
    ),
    contents: clsx(along.contents, 'print:hidden'),
    // The last four of the twelve columns.
    aside: clsx(
      along.aside,
      '[--above-contents:calc(var(--space)/2-1.25rem)] desk:ms-auto desk:w-[calc((100%-16.5rem)/12*4+4.5rem)]',
    ),
  },
};
