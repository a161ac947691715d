import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Link } from '../link/link.tsx';

/**
 * A small label, such as a category. `color` tints its point, and where it is `filled`, the whole tag; `active` makes
 * its ground dark. With an `href` it is a link.
 */
export function Tag({
  color,
  filled = false,
  active = false,
  href,
  children = defaultLabels.tag,
}: {
  color?: string | null;
  filled?: boolean;
  active?: boolean;
  href?: string;
  children?: ReactNode;
}) {
  const look = {
    className: clsx(
      'tag',
      href && 'min-h-8 px-3 transition-[color,background-color,border-color] hover:border-ink',
    ),
    'data-filled': filled ? '' : undefined,
    'data-active': active ? '' : undefined,
    style: color ? { '--tag': color } : undefined,
  };
  if (!href) return <span {...look}>{children}</span>;
  return (
    <Link {...look} href={href} aria-current={active ? 'page' : undefined}>
      {children}
    </Link>
  );
}
