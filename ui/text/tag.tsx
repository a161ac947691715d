import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';

/**
 * A small label, such as a category; `color` tints its point, `active` turns its ground dark. With an `href` it is a
 * link, which leaves the page where it is when it stands among others (`isFilter`).
 */
export function Tag({
  color,
  active = false,
  href,
  isFilter = false,
  children = 'Tag',
}: {
  color?: string | null;
  active?: boolean;
  href?: string;
  isFilter?: boolean;
  children?: ReactNode;
}) {
  const look = {
    className: 'tag',
    'data-active': active ? '' : undefined,
    style: color ? { '--tag': color } : undefined,
  };
  if (!href) return <span {...look}>{children}</span>;
  return (
    <Link
      {...look}
      href={href}
      scroll={isFilter ? false : undefined}
      aria-current={active ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
