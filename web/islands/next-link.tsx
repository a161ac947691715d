import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { prefetch?: boolean };

/** In islands in the place of `next/link`: a page without a framework has no other links than the browser's. */
export default function Link({ prefetch: _, ...props }: Props) {
  return <a {...props} />;
}
