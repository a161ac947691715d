import clsx from 'clsx';
import { Link } from '../link/link.tsx';

const bar = [
  'mt-[clamp(2.5rem,5vw,4rem)] flex items-center justify-between gap-4 border-t border-line pt-6',
  'mono text-xs leading-none',
].join(' ');
const step = 'inline-flex min-h-11 items-center hover:text-teal';
const number = 'relative inline-grid min-h-11 min-w-11 place-items-center hover:text-teal';
const marked = [
  'text-ink',
  'after:absolute after:bottom-1 after:size-1.5 after:rounded-full after:bg-teal forced-colors:after:bg-[Highlight]',
].join(' ');

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({
  label,
  current,
  hrefs,
}: {
  label: string;
  current: number;
  hrefs: readonly string[];
}) {
  if (hrefs.length < 2) return null;
  const [previous, next] = [hrefs[current - 2], hrefs[current]];
  return (
    <nav aria-label={label} className={bar}>
      {previous && (
        <Link href={previous} className={step}>
          Previous
        </Link>
      )}
      <ol className="mx-auto flex flex-wrap justify-center gap-1">
        {shownPages(current, hrefs.length).map((page, index, shown) => (
          <li key={page} className="flex items-center">
            {page - (shown[index - 1] ?? 0) > 1 && (
              <span className="px-2 text-quiet" aria-hidden="true">
                …
              </span>
            )}
            <Link
              href={hrefs[page - 1]}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={clsx(number, page === current ? marked : 'text-quiet')}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {next && (
        <Link href={next} className={step}>
          Next
        </Link>
      )}
    </nav>
  );
}

/** The numbers of the first page, the last page, and those next to the current one. */
function shownPages(current: number, count: number): number[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return pages.filter((page) => page === 1 || page === count || Math.abs(page - current) < 2);
}
