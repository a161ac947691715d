import type { AnchorHTMLAttributes } from 'react';

/** In islands in the place of `next/link`: a page without a framework has no other links than the browser's. */
export default function Link(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} />;
}
