import { Link } from '../link/link.tsx';

/** One step on the way to a page. */
export type Crumb = { title: string; href: string };

/** The way to this page; its last step is the page itself and therefore not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="breadcrumbs">
        {crumbs.map(({ title, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link href={href} className="link">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
