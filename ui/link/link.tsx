import NextLink from 'next/link';
import type { AnchorHTMLAttributes } from 'react';
import { resolveHref } from './resolve-href.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined;
  isExternal?: boolean;
};

/**
 * A link: within the site without a reload, elsewhere in a new tab, without an address a plain anchor. Addresses of
 * the site itself (`SITE_URL`) count as internal.
 * @example
 * <Link href="/platform#visibility">See more</Link>
 * <Link href="https://example.org">Opens a new tab</Link>
 */
export function Link({ href: address, isExternal = false, children, ...rest }: Props) {
  const { href, isInternal, newTab, rel } = resolveHref(address, process.env.SITE_URL, isExternal);
  if (isInternal && href) {
    return (
      // No prefetch: only a preview has a router, and it would render the page anew for every prefetched link.
      <NextLink href={href} prefetch={false} {...rest}>
        {children}
      </NextLink>
    );
  }
  return (
    <a href={href} target={newTab ? '_blank' : undefined} rel={rel} {...rest}>
      {children}
    </a>
  );
}
