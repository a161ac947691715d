import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { prefetch?: boolean };

/** Replaces `next/link` in islands: in a page without a framework all links are the browser's own. */
export default function Link({ prefetch: _, ...props }: Props) {
  return <a {...props} />;
}
