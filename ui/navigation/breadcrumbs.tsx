import { Link } from '../link/link.tsx';

/** One step of the breadcrumbs. */
export type Crumb = { title: string; href: string };

/**
 * The breadcrumbs of a page; the last step is the page itself and therefore no link. On phones they are one line: what
 * has no room at its end is in the heading below, too.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="mono flex flex-wrap gap-x-3 gap-y-1 text-quiet max-tablet:flex-nowrap">
        {crumbs.map(({ title, href }, index) => (
          <li
            key={href}
            className="flex min-w-0 items-center gap-3 max-tablet:overflow-x-clip max-tablet:last:shrink-999"
          >
            {index > 0 && (
              <span
                className="divider w-5 flex-none -scale-x-100 [--color-line:var(--color-point)]"
                aria-hidden="true"
              />
            )}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="wrap-anywhere text-ink max-tablet:truncate">
                {title}
              </span>
            ) : (
              <Link href={href} className="link max-tablet:whitespace-nowrap">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
