import type { Shell } from '#schemas/shell-query.ts';
import type { ReactNode } from 'react';

/** What stands around every page: header, main and footer. */
export function SiteFrame({ shell, children }: { shell: Shell & { year: number }; children: ReactNode }) {
  return (
    <>
      <header>{shell.site?.brandName}</header>
      <main id="main">{children}</main>
      <footer>© {shell.year}</footer>
    </>
  );
}
