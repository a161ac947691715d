import type { ReactNode } from 'react';
import type { Page } from '#sections/page-contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';

/** The frame of a page's sections. */
export function PageLayout({ children }: { page: Page; ancestors: Ancestor[]; children: ReactNode }) {
  return children;
}
