import { Link } from '../link/link.tsx';

/** The pages of a list, each with its own address; nothing when there is only one. */
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
    <nav aria-label={label} className="pagination">
      {previous && (
        <Link href={previous} className="pagination-step">
          Previous
        </Link>
      )}
      <ol>
        {shownPages(current, hrefs.length).map((page, index, shown) => (
          <li key={page} data-gap={page - (shown[index - 1] ?? 0) > 1 ? '' : undefined}>
            <Link
              href={hrefs[page - 1]}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {next && (
        <Link href={next} className="pagination-step">
          Next
        </Link>
      )}
    </nav>
  );
}

/** The first and the last page, and those around the current one. */
function shownPages(current: number, count: number): number[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return pages.filter((page) => page === 1 || page === count || Math.abs(page - current) < 2);
}
