import clsx from 'clsx';
import { Link } from '../link/link.tsx';

/** One step of the breadcrumbs. */
export type Crumb = { title: string; href: string };

/**
 * The breadcrumbs of a page; the last step is the page itself and therefore no link. Phones leave it out: it stands as
 * the heading right below.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="mono flex flex-wrap gap-x-3 gap-y-1 text-quiet">
        {crumbs.map(({ title, href }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li
              key={href}
              className={clsx('flex min-w-0 items-center gap-3', isLast && index > 0 && 'max-tablet:hidden')}
            >
              {index > 0 && (
                <span
                  className="divider w-5 flex-none -scale-x-100 [--color-line:var(--color-point)]"
                  aria-hidden="true"
                />
              )}
              {isLast ? (
                <span aria-current="page" className="wrap-anywhere text-ink">
                  {title}
                </span>
              ) : (
                <Link href={href} className="link">
                  {title}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
